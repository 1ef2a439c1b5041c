import { Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { useListQuery } from "../lib/list-query.ts";
import { EmptyList } from "./EmptyList.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListSearch } from "./ListSearch.tsx";
import { Loaded } from "./Loaded.tsx";

type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number };
type Props<Item> = {
  /** What is listed, as in "Search messages", "No messages yet." */
  noun: string;
  address: ReturnType<typeof useListQuery>;
  answer: UseQueryResult<Page<Item>>;
  skeleton: ReactNode;
  failure: string;
  children: (items: Item[]) => ReactNode;
};

/** A list that the server searches and pages: its search field, its rows or that there are none, its pager. */
export function SearchedList<Item>(props: Props<Item>) {
  const { noun, address, answer, skeleton, failure, children } = props;
  const { query, setPage, setSearch } = address;
  const nothing = query.q ? `Nothing found for “${query.q}”.` : `No ${noun} yet.`;
  return (
    <Stack>
      <ListSearch label={`Search ${noun}`} value={query.q} onSearch={setSearch} />
      <Loaded query={answer} skeleton={skeleton} failure={failure}>
        {({ items, ...page }) => (
          <>
            {items.length === 0 ? <EmptyList title={nothing} /> : children(items)}
            <ListPager {...page} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
