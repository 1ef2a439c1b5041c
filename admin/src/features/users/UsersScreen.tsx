import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { SearchedList } from "../../components/SearchedList.tsx";
import { useApp } from "../../lib/app-context.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { UsersTable } from "./UsersTable.tsx";
import { usersQuery } from "./users.requests.ts";

/** The people with an account: search, edit, block and unblock. */
export function UsersScreen() {
  const { api } = useApp();
  const address = useListQuery();
  const users = useQuery(usersQuery(api, address.query));
  return (
    <Screen title="Our Users/Clients">
      <SearchedList
        noun="users"
        address={address}
        answer={users}
        skeleton={<RowsSkeleton rows={6} height={52} />}
        failure="Failed to load users."
      >
        {(items) => <UsersTable users={items} />}
      </SearchedList>
    </Screen>
  );
}
