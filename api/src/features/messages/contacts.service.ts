import type { ContactListQuery, ContactPost, ContactResponse } from "shared/contacts";
import type { KeyedBody } from "#db/idempotency.ts";
import { contactKind } from "./contact-kind.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";
import { splitSignals } from "./split-signals.ts";

export const createContactsService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, contactKind);
  return {
    ...messages,
    submit: async (post: ContactPost, keyed: KeyedBody | undefined) =>
      messages.submit({ ...splitSignals(post), keyed }, await deps.readMailContext()),
    list: async (query: ContactListQuery) => {
      const { messages: contacts, info } = await messages.list(query);
      return { contacts, ...info };
    },
    respond: ({ contactId, ...response }: ContactResponse) => messages.respond(contactId, response),
  };
};
export type ContactsService = ReturnType<typeof createContactsService>;
