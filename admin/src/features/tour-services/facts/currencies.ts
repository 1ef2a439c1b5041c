const first = ["RWF", "USD", "EUR"];

/** All of ISO 4217, those that are paid with here first. */
export const currencies = [...new Set([...first, ...Intl.supportedValuesOf("currency")])];

/** As in "RWF 25,000". */
export const formatAmount = (amount: number, currency: string) =>
  `${currency} ${amount.toLocaleString("en", { maximumFractionDigits: 2 })}`;
