import { phoneMessage, toChatContact } from "shared/text/phone";
import { invalidField } from "#platform/errors.ts";

type Context = {
  /** Stays as it is where it is sent again: earlier versions kept numbers that nobody can call. */
  stored: string | undefined;
  /** National numbers are read as its own. */
  country: string;
};

/** Returns the WhatsApp contact to store. 400 for an invalid number. */
export const parseChatContact = (whatsapp: string, { stored, country }: Context) => {
  if (whatsapp === stored) return stored;
  const contact = toChatContact(whatsapp, country);
  if (!contact) throw invalidField("details.whatsapp", phoneMessage("WhatsApp", country));
  return contact;
};
