import type { SettingsChange } from "shared/content/site-settings/settings-changes";
import { countries } from "shared/text/countries";
import { phoneMessage, toChatContact, toE164 } from "shared/text/phone";
import { invalidField, validationFailed } from "#platform/errors.ts";

const toStoredPhones = (typed: string[], country: string): string[] => {
  const phones = typed.map((phone) => toE164(phone, country));
  const issues = phones.flatMap((phone, index) =>
    phone
      ? []
      : [
          {
            path: `value.phones.${index}`,
            message: phoneMessage("Phone number", country),
          },
        ],
  );
  if (issues.length > 0) throw validationFailed(issues);
  return phones.flatMap((phone) => phone ?? []);
};

const toStoredChat = (typed: string, country: string): string => {
  const contact = toChatContact(typed, country);
  if (!contact) throw invalidField("value.whatsapp", phoneMessage("WhatsApp", country));
  return contact;
};

/** The contract leaves the list of countries out: it would weigh on every screen of the admin. */
const refuseUnknownCountry = (country: string) => {
  if (!countries.includes(country))
    throw invalidField("value.country", "Country must be a code of two letters, such as RW.");
};

/** With its phone numbers in E.164, national ones read as those of `country`; 400 for what is none, and for no country. */
export const withStoredPhones = (change: SettingsChange, country: string): SettingsChange => {
  if (change.section === "company" && change.value.country !== undefined)
    refuseUnknownCountry(change.value.country);
  if (change.section === "contact" && change.value.phones) {
    const phones = toStoredPhones(change.value.phones, country);
    return { ...change, value: { ...change.value, phones } };
  }
  if (change.section === "chat" && change.value.whatsapp) {
    const whatsapp = toStoredChat(change.value.whatsapp, country);
    return { ...change, value: { ...change.value, whatsapp } };
  }
  return change;
};
