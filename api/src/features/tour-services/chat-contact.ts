import { phoneMessage, toChatContact } from "shared/phone";
import { invalidField } from "../../lib/errors.ts";

/** What is stored of a WhatsApp contact; a national number is one of `country`. 400 for a number that nobody can call. */
export const chatContactOf = (whatsapp: string, country: string) => {
  const contact = toChatContact(whatsapp, country);
  if (!contact) throw invalidField("details.whatsapp", phoneMessage("WhatsApp", country));
  return contact;
};
