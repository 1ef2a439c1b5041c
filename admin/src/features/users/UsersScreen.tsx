import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyList } from "../../components/EmptyList.tsx";
import { ListPager } from "../../components/ListPager.tsx";
import { ListSearch } from "../../components/ListSearch.tsx";
import { Loaded } from "../../components/Loaded.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { UsersTable } from "./UsersTable.tsx";
import { usersQuery } from "./users.requests.ts";

/** The people with an account: search, edit, block and unblock. */
export function UsersScreen() {
  const { api } = useApp();
  const { query, setPage, setSearch } = useListQuery();
  const users = useQuery(usersQuery(api, query));
  return (
    <Screen title="Our Users/Clients">
      <Stack>
        <ListSearch label="Search users" value={query.q} onSearch={setSearch} />
        <Loaded
          query={users}
          skeleton={<RowsSkeleton rows={6} height={52} />}
          failure="Failed to load users."
        >
          {(list) => (
            <>
              {list.users.length === 0 ? (
                <EmptyList title={query.q ? `Nothing found for “${query.q}”.` : "No users yet."} />
              ) : (
                <UsersTable users={list.users} />
              )}
              <ListPager {...list} onPage={setPage} />
            </>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
