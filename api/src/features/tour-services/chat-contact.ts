import { phoneMessage, toChatContact } from "shared/phone";
import { invalidField } from "../../lib/errors.ts";

/** What is stored of a WhatsApp contact. 400 for a number that nobody can call. */
export const chatContactOf = (whatsapp: string) => {
  const contact = toChatContact(whatsapp);
  if (!contact) throw invalidField("details.whatsapp", phoneMessage("WhatsApp"));
  return contact;
};
