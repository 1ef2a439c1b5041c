import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyList } from "../../components/EmptyList.tsx";
import { ListPager } from "../../components/ListPager.tsx";
import { ListSearch } from "../../components/ListSearch.tsx";
import { Loaded } from "../../components/Loaded.tsx";
import { Rows } from "../../components/Rows.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { ContactRow } from "./ContactRow.tsx";
import { contactsQuery } from "./contacts.requests.ts";
import { RespondToContact } from "./RespondToContact.tsx";

/** The contact messages: read, search, respond. */
export function ContactsScreen() {
  const { api } = useApp();
  const { query, setPage, setSearch } = useListQuery();
  const contacts = useQuery(contactsQuery(api, query));
  const [openedId, setOpenedId] = useState<string>();
  const opened = contacts.data?.contacts.find(({ _id }) => _id === openedId);
  return (
    <Screen title="Messages" size="md">
      <Stack>
        <ListSearch label="Search messages" value={query.q} onSearch={setSearch} />
        <Loaded query={contacts} skeleton={<RowsSkeleton />} failure="Failed to load messages.">
          {(list) => (
            <>
              {list.contacts.length === 0 && (
                <EmptyList
                  title={query.q ? `Nothing found for “${query.q}”.` : "No messages yet."}
                />
              )}
              <Rows label="Messages">
                {list.contacts.map((contact) => (
                  <ContactRow
                    key={contact._id}
                    contact={contact}
                    onRespond={() => setOpenedId(contact._id)}
                  />
                ))}
              </Rows>
              <ListPager {...list} onPage={setPage} />
            </>
          )}
        </Loaded>
      </Stack>
      {opened && (
        <RespondToContact
          key={opened._id}
          contact={opened}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </Screen>
  );
}
