import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Contact, contactListQuery } from "shared/contacts";
import { NotificationArea } from "../../components/feedback/NotificationArea.tsx";
import { ListSort } from "../../components/list/ListSort.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../components/list/SearchedList.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { useListQuery } from "../../lib/lists/list-query.ts";
import { ContactRow } from "./ContactRow.tsx";
import { contactsQuery } from "./contacts.requests.ts";
import { MessageFilter, nothingOf } from "./MessageFilter.tsx";
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
      <NotificationArea />
      <SearchedList
        noun="messages"
        address={address}
        result={contacts}
        controls={
          <>
            <MessageFilter value={query} onChange={change} />
            <ListSort choices={orders} value={query} onChange={change} />
          </>
        }
        emptyText={nothingOf("messages", query)}
        skeleton={<RowsSkeleton />}
        errorText="Failed to load messages."
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
