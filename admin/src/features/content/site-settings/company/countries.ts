import { countries } from "shared/text/countries";

const names = new Intl.DisplayNames("en", { type: "region" });

/** `Rwanda` for `RW`. */
export const countryName = (code: string) => names.of(code) ?? code;

/** `country` is empty while it is unknown. */
export const describeNationalNumbers = (country: string) =>
  country && `Numbers without a country code are read as ${countryName(country)} numbers.`;

/** Sorted by name; always includes `chosen`. */
export const countryChoices = (chosen: string) =>
  [...new Set([...countries, chosen])]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
