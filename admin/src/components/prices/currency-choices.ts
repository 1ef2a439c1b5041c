const common = ["RWF", "USD", "EUR", "GBP", "CHF", "KES", "UGX", "TZS", "BIF", "CDF", "ZAR"];

/** Common currencies and the chosen one; the contract accepts all of ISO 4217. */
export const currencyChoices = (chosen: string) => [...new Set([...common, chosen])];
