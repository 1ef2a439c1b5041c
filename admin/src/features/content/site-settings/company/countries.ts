import { countries } from "shared/text/countries";

const names = new Intl.DisplayNames("en", { type: "region" });

/** `Rwanda` for `RW`. */
export const countryName = (code: string) => names.of(code) ?? code;

/** `country` is empty until it is known. */
export const describeNationalNumbers = (country: string) =>
  country && `Numbers without a country code are read as ${countryName(country)} numbers.`;

/** By name, `chosen` among them in any case. */
export const countryChoices = (chosen: string) =>
  [...new Set([...countries, chosen])]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
