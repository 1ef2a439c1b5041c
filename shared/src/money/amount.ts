/** Creating a format takes longer than rendering the rest of a card. */
const formats = new Map<string, Intl.NumberFormat>();

const getFormat = (currency: string) => {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  formats.set(currency, made);
  return made;
};

/** "US$ 45", "RWF 60,000" */
export const amountInWords = ({ amount, currency }: { amount: number; currency: string }) =>
  getFormat(currency)
    .format(amount)
    .replace(/(?<=^[^\s\d]{2,})(?=\d)/, "\u00a0");
