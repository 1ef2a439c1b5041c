import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { userListQuery } from "shared/accounts/users";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { ListSort } from "../../../components/list/ListSort.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../../components/list/SearchedList.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useListQuery } from "../../../lib/lists/list-query.ts";
import { InvitationsSection } from "../invitations/InvitationsSection.tsx";
import { UsersTable } from "./UsersTable.tsx";
import { usersQuery } from "./users.queries.ts";

const orders = [
  { label: "Newest first", sort: "createdAt", order: "desc" },
  { label: "Oldest first", sort: "createdAt", order: "asc" },
  { label: "Username A–Z", sort: "username", order: "asc" },
  { label: "Username Z–A", sort: "username", order: "desc" },
  { label: "Email A–Z", sort: "email", order: "asc" },
  { label: "Email Z–A", sort: "email", order: "desc" },
  { label: "Role A–Z", sort: "role", order: "asc" },
  { label: "Role Z–A", sort: "role", order: "desc" },
] as const;

export function UsersScreen() {
  const { api } = useApp();
  const address = useListQuery(userListQuery);
  const { query, change } = address;
  const users = useQuery(usersQuery(api, query));
  return (
    <Screen title="Our Users/Clients" help="colleagues">
      <NotificationArea />
      <InvitationsSection />
      <SearchedList
        noun="users"
        address={address}
        result={users}
        controls={
          // Wider screens sort with the table header.
          <Box hiddenFrom="sm" w="100%">
            <ListSort choices={orders} value={query} onChange={change} />
          </Box>
        }
        emptyText="No users yet."
        skeleton={<RowsSkeleton rows={6} height={52} />}
        errorText="Failed to load users."
      >
        {(items) => <UsersTable users={items} order={query} onSort={change} />}
      </SearchedList>
    </Screen>
  );
}
