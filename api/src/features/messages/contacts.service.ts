import type { ContactListQuery, ContactPost, ContactResponse } from "shared/contacts";
import { contactKind } from "./contact-kind.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";

export const createContactsService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, contactKind);
  return {
    ...messages,
    submit: async ({ topic, filledInMs, ...input }: ContactPost, key: string | undefined) => {
      const mailContext = await deps.readMailContext();
      return messages.submit({ input, signals: { topic, filledInMs }, key }, mailContext);
    },
    list: async (query: ContactListQuery) => {
      const { messages: contacts, info } = await messages.list(query);
      return { contacts, ...info };
    },
    respond: ({ contactId, ...response }: ContactResponse) => messages.respond(contactId, response),
  };
};
export type ContactsService = ReturnType<typeof createContactsService>;
