import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Contact, contactListQuery } from "shared/contacts";
import { ListSort } from "../../components/ListSort.tsx";
import { MessageFilter, nothingOf } from "../../components/MessageFilter.tsx";
import { Notices } from "../../components/Notices.tsx";
import { Rows } from "../../components/Rows.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { SearchedList } from "../../components/SearchedList.tsx";
import { useApp } from "../../lib/app-context.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { ContactRow } from "./ContactRow.tsx";
import { contactsQuery } from "./contacts.requests.ts";
import { RespondToContact } from "./RespondToContact.tsx";

const orders = [
  { label: "Newest first", sort: "createdAt", order: "desc" },
  { label: "Oldest first", sort: "createdAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Email A–Z", sort: "email", order: "asc" },
  { label: "Email Z–A", sort: "email", order: "desc" },
] as const;

/** The contact messages: read, search, sort, respond. */
export function ContactsScreen() {
  const { api } = useApp();
  const address = useListQuery(contactListQuery);
  const { query, change } = address;
  const contacts = useQuery(contactsQuery(api, query));
  /** The message itself, because a newer list may be without it. */
  const [opened, setOpened] = useState<Contact>();
  return (
    <Screen title="Messages" size="md">
      <Notices />
      <SearchedList
        noun="messages"
        address={address}
        answer={contacts}
        controls={
          <>
            <MessageFilter value={query} onChange={change} />
            <ListSort choices={orders} value={query} onChange={change} />
          </>
        }
        nothing={nothingOf("messages", query)}
        skeleton={<RowsSkeleton />}
        failure="Failed to load messages."
      >
        {(items) => (
          <Rows label="Messages">
            {items.map((contact) => (
              <ContactRow
                key={contact._id}
                contact={contact}
                onRespond={() => setOpened(contact)}
              />
            ))}
          </Rows>
        )}
      </SearchedList>
      {opened && (
        <RespondToContact
          key={opened._id}
          opened={opened}
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
        />
      )}
    </Screen>
  );
}
