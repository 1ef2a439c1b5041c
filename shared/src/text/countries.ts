import { getCountries } from "libphonenumber-js/min";

/** ISO 3166-1 alpha-2, of all countries that have phone numbers. */
export const countries: string[] = getCountries();
