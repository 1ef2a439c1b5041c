const common = ["RWF", "USD", "EUR", "GBP", "CHF", "KES", "UGX", "TZS", "BIF", "CDF", "ZAR"];

/** What guests and neighbours pay with, and the chosen one: the contract knows all of ISO 4217. */
export const currencyChoices = (chosen: string) => [...new Set([...common, chosen])];
