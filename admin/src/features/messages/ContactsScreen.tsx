import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Contact, contact, contactListQuery } from "shared/contacts";
import { contactSubject } from "shared/mail-subjects";
import { findPhoneNumber } from "shared/phone";
import { responseMessage } from "shared/responses";
import { notify } from "../../components/feedback/notify.ts";
import { ListSort } from "../../components/list/ListSort.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { logError } from "../../lib/app/log-error.ts";
import { useListQuery } from "../../lib/lists/list-query.ts";
import { contactRequests, contactsQuery } from "./contacts.requests.ts";
import { MessagesScreen } from "./MessagesScreen.tsx";
import type { MessageKind } from "./message-kind.ts";
import { Quote } from "./Quote.tsx";

const sortChoices = [
  { label: "Newest first", sort: "createdAt", order: "desc" },
  { label: "Oldest first", sort: "createdAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Email A–Z", sort: "email", order: "asc" },
  { label: "Email Z–A", sort: "email", order: "desc" },
] as const;

const contacts: MessageKind<Contact> = {
  key: "contacts",
  draftPrefix: "contact",
  noun: "messages",
  title: "Messages",
  listLabel: "Messages",
  loadError: "Failed to load messages.",
  schema: contact,
  displayName: ({ name }) => name,
  isAnswered: ({ responded }) => responded,
  findPhone: ({ message, name, aside }, country) =>
    aside ? undefined : findPhoneNumber([message, name].join("\n"), country),
  mailSubject: (_message, company) => contactSubject(company),
  renderRow: ({ message }) => <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text>,
  renderPanel: ({ name, message }) => <Quote label={`${name} wrote`}>{message}</Quote>,
  requests: contactRequests,
  feedback: {
    invalidReason: (text) => responseMessage.safeParse(text).error?.issues[0]?.message,
    onInvalid: (reason, setFieldError) => setFieldError(reason),
    onSent: ({ message }, outcome) => notify(message, outcome),
    onError: (error) => logError("Responding to a contact failed.", error),
  },
};

export function ContactsScreen() {
  const { api } = useApp();
  const address = useListQuery(contactListQuery);
  const { query, change } = address;
  const result = useQuery(contactsQuery(api, query));
  const sort = <ListSort choices={sortChoices} value={query} onChange={change} />;
  return <MessagesScreen kind={contacts} address={address} result={result} sort={sort} />;
}
