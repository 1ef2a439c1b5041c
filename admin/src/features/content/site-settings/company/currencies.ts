const names = new Intl.DisplayNames("en", { type: "currency" });

/** Names of obsolete currencies end with their years. */
const isInUse = (label: string) => !/\d{4}/.test(label);

/** For example "RWF – Rwandan Franc"; always includes `chosen`. */
export const currencyNames = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf("currency"), chosen])]
    .map((value) => ({ value, label: `${value} – ${names.of(value)}` }))
    .filter(({ value, label }) => value === chosen || isInUse(label));
