import { Button, Group, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { ListAddress } from "../../lib/lists/list-query.ts";
import { Loaded } from "../feedback/QueryState.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListSearch } from "./ListSearch.tsx";
import classes from "./SearchedList.module.css";

type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number };
type Props<Item> = {
  /** What is listed, as in "Search messages". */
  noun: string;
  address: ListAddress;
  answer: UseQueryResult<Page<Item>>;
  /** Beside the search: what narrows the list down, and what orders it. */
  controls?: ReactNode;
  /** Instead of rows, where nothing is searched for and there is nothing. */
  nothing: string;
  skeleton: ReactNode;
  failure: string;
  children: (items: Item[]) => ReactNode;
};

const lastPageOf = ({ total, pageSize }: Page<unknown>) => Math.max(1, Math.ceil(total / pageSize));

/** A list that the server searches, filters, sorts and pages: its controls, its rows or that there are none, its pager. */
export function SearchedList<Item>(props: Props<Item>) {
  const { noun, address, answer, controls, nothing, skeleton, failure, children } = props;
  const { query, change, clear } = address;
  const rows = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData: isTurning } = answer;

  const isBeyond = !isTurning && data !== undefined && data.page > lastPageOf(data);
  const lastPage = data ? lastPageOf(data) : 1;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  });

  const turn = (page: number) => {
    change({ page });
    rows.current?.scrollIntoView();
    rows.current?.focus({ preventScroll: true });
  };
  return (
    <Stack>
      <Group gap="sm">
        <div className={classes.search}>
          <ListSearch
            label={`Search ${noun}`}
            value={query.q}
            onSearch={(q) => change({ q: q || undefined }, { replace: query.q !== undefined })}
          />
        </div>
        {controls}
      </Group>
      <Loaded query={answer} skeleton={skeleton} failure={failure}>
        {({ items, ...page }) => (
          <>
            <div ref={rows} tabIndex={-1} className={classes.rows} aria-busy={isTurning}>
              {items.length > 0 && children(items)}
              {items.length === 0 && !isBeyond && (
                <NoRows noun={noun} q={query.q} nothing={nothing} onClear={clear} />
              )}
            </div>
            <ListPager {...page} onPage={turn} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type NoRowsProps = { noun: string; q: string | undefined; nothing: string; onClear: () => void };

function NoRows({ noun, q, nothing, onClear }: NoRowsProps) {
  if (q === undefined) return <EmptyList title={nothing} />;
  return (
    <EmptyList title={`Nothing found for “${q}”.`}>
      <Button variant="default" mt="sm" onClick={onClear}>
        Show all {noun}
      </Button>
    </EmptyList>
  );
}
