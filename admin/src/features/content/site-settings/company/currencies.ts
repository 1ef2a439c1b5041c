const names = new Intl.DisplayNames("en", { type: "currency" });

/** Names of those that are no longer paid with end with their years. */
const isInUse = (label: string) => !/\d{4}/.test(label);

/** As in "RWF – Rwandan Franc"; `chosen` is among them in any case. */
export const currencyNames = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf("currency"), chosen])]
    .map((value) => ({ value, label: `${value} – ${names.of(value)}` }))
    .filter(({ value, label }) => value === chosen || isInUse(label));
