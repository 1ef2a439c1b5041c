const common = ["RWF", "USD", "EUR", "GBP", "CHF", "KES", "UGX", "TZS", "BIF", "CDF", "ZAR"];

/** What guests and neighbours pay with, and the chosen one: the contract knows all of ISO 4217. */
export const currencyChoices = (chosen: string) => [...new Set([...common, chosen])];

/** As in "RWF 25,000". */
export const formatAmount = (amount: number, currency: string) =>
  `${currency} ${amount.toLocaleString("en", { maximumFractionDigits: 2 })}`;
