import type { ContactListQuery, ContactPost, ContactResponse } from "shared/contacts";
import type { Actor } from "../../audit/actor.ts";
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
    respond: (by: Actor, { contactId, ...response }: ContactResponse) =>
      messages.respond(by, contactId, response),
  };
};
export type ContactsService = ReturnType<typeof createContactsService>;
