import {
  type ContactListQuery,
  type ContactPost,
  type ContactResponse,
  contactSubmitted,
} from "shared/inbox/contacts";
import type { Actor } from "#platform/actor.ts";
import { noTrip } from "../messages/store-forms.ts";
import { toContact } from "./message-views.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";
import { type Sender, toNewMessage } from "./new-message.ts";
import { splitSignals } from "./split-signals.ts";

export const createContactsService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, {
    ...{ kind: "contact", noun: "Contact", route: "contact" },
    toView: toContact,
  });
  return {
    ...messages,
    submit: async (post: ContactPost, sender: Sender = {}) => {
      const { input, ...signs } = splitSignals(post);
      const { name, email, message: text } = input;
      const typed = { kind: "contact" as const, ...noTrip, name, email, phone: null, text };
      const context = await deps.readMailContext();
      await messages.receive(
        toNewMessage({ typed, input, ...signs, ...sender }, context, deps.now()),
      );
      return { message: contactSubmitted };
    },
    list: async (query: ContactListQuery) => {
      const { rows: contacts, info } = await messages.list(query);
      return { contacts, ...info };
    },
    respond: (by: Actor, { contactId, ...response }: ContactResponse) =>
      messages.respond(by, contactId, response),
  };
};
export type ContactsService = ReturnType<typeof createContactsService>;
