import { phoneMessage, toE164 } from "shared/text/phone";
import { invalidField } from "#platform/errors.ts";

/** E.164; 400 for what is no number of the country, nor one with a country code. */
export const toStoredPhone = (phone: string, country: string): string => {
  const number = toE164(phone, country);
  if (!number) throw invalidField("phone", phoneMessage("Phone", country));
  return number;
};
