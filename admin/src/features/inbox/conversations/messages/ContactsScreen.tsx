import { useQuery } from "@tanstack/react-query";
import { contactListQuery } from "shared/inbox/contacts";
import { ListSort } from "../../../../components/list/ListSort.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useListQuery } from "../../../../lib/lists/list-query.ts";
import { MessageList } from "./MessageList.tsx";
import { contactsQuery } from "./messages.queries.ts";

const sortChoices = [
  { label: "Newest first", sort: "createdAt", order: "desc" },
  { label: "Oldest first", sort: "createdAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Email A–Z", sort: "email", order: "asc" },
  { label: "Email Z–A", sort: "email", order: "desc" },
] as const;

export function ContactsScreen() {
  const { api } = useApp();
  const address = useListQuery(contactListQuery);
  const { query, change } = address;
  return (
    <MessageList
      title="Messages"
      noun="messages"
      address={address}
      result={useQuery(contactsQuery(api, query))}
      sort={<ListSort choices={sortChoices} value={query} onChange={change} />}
      errorText="Failed to load messages."
    />
  );
}
