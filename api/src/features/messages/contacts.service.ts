import type { ContactListQuery, ContactPost, ContactResponse } from "shared/contacts";
import { contactKind } from "./contact-kind.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";
import type { Sender } from "./new-message.ts";
import { splitSignals } from "./split-signals.ts";

export const createContactsService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, contactKind);
  return {
    ...messages,
    submit: async (post: ContactPost, sender: Sender = {}) =>
      messages.submit({ ...splitSignals(post), ...sender }, await deps.readMailContext()),
    list: async (query: ContactListQuery) => {
      const { messages: contacts, info } = await messages.list(query);
      return { contacts, ...info };
    },
    respond: ({ contactId, ...response }: ContactResponse) => messages.respond(contactId, response),
  };
};
export type ContactsService = ReturnType<typeof createContactsService>;
