/** Number of decimals of an amount: none in RWF, JPY and others, at most two elsewhere. */
export const currencyDecimals = (currency: string) => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 2);
};
