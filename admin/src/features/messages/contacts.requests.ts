import type { Contact, ContactListQuery } from "shared/contacts";
import { listContacts, markContactAsSpam, respondToContact } from "shared/endpoints/contacts";
import type { Api } from "../../lib/api/api-client.ts";
import type { MessageRequests } from "./message-kind.ts";
import { messagePageQuery } from "./messages.requests.ts";

export const contactsQuery = (api: Api, query: ContactListQuery) =>
  messagePageQuery<Contact>("contacts", query, async (signal) => {
    const { contacts, ...page } = await api.request(listContacts, { query, signal });
    return { items: contacts, ...page };
  });

export const contactRequests: MessageRequests<Contact> = {
  async respond(api, { _id: contactId, respondedAt }, { text: responseMessage }, signal) {
    const body = { contactId, responseMessage, respondedAt };
    const { message, contact } = await api.request(respondToContact, { body, signal });
    return { message, record: contact };
  },
  async setSpam(api, id, spam, signal) {
    const options = { params: { id }, body: { spam }, signal };
    const { message, contact } = await api.request(markContactAsSpam, options);
    return { message, record: contact };
  },
};
