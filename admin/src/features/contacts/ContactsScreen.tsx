import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Contact } from "shared/contacts";
import { Rows } from "../../components/Rows.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { SearchedList } from "../../components/SearchedList.tsx";
import { useApp } from "../../lib/app-context.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { ContactRow } from "./ContactRow.tsx";
import { contactsQuery } from "./contacts.requests.ts";
import { RespondToContact } from "./RespondToContact.tsx";

/** The contact messages: read, search, respond. */
export function ContactsScreen() {
  const { api } = useApp();
  const address = useListQuery();
  const contacts = useQuery(contactsQuery(api, address.query));
  /** The message itself, because a newer list may be without it. */
  const [opened, setOpened] = useState<Contact>();
  return (
    <Screen title="Messages" size="md">
      <SearchedList
        noun="messages"
        address={address}
        answer={contacts}
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
        <RespondToContact key={opened._id} contact={opened} onClose={() => setOpened(undefined)} />
      )}
    </Screen>
  );
}
