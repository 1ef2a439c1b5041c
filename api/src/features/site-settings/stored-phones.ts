import { phoneMessage, toChatContact, toE164 } from "shared/phone";
import type { SettingsChange } from "shared/site-settings";
import { invalidField, validationFailed } from "../../lib/errors.ts";

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

/** With its phone numbers in E.164, national ones read as those of `country`; 400 for what is none. */
export const withStoredPhones = (change: SettingsChange, country: string): SettingsChange => {
  if (change.section === "contact") {
    const phones = toStoredPhones(change.value.phones, country);
    return { ...change, value: { ...change.value, phones } };
  }
  if (change.section === "chat") {
    const { whatsapp } = change.value;
    const value = { ...change.value, whatsapp: whatsapp && toStoredChat(whatsapp, country) };
    return { ...change, value };
  }
  return change;
};
