import { getCountries } from "libphonenumber-js/min";

/** ISO 3166-1 alpha-2 codes of all countries with phone numbers. */
export const countries: string[] = getCountries();
