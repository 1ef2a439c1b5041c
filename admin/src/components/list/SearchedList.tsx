import { Button, Group, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, use, useDeferredValue, useEffect, useRef } from "react";
import type { ListAddress } from "../../lib/lists/list-query.ts";
import { RevisitContext } from "../../lib/lists/revisit-context.ts";
import { QueryState } from "../feedback/QueryState.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListSearch } from "./ListSearch.tsx";
import classes from "./SearchedList.module.css";

type Page<Item> = {
  items: Item[];
  total: number;
  totalIsAtLeast?: boolean | undefined;
  page: number;
  pageSize: number;
};
type Props<Item> = {
  /** For example "Search messages". */
  noun: string;
  address: ListAddress;
  result: UseQueryResult<Page<Item>>;
  /** Filters and sorting, beside the search. */
  controls?: ReactNode;
  /** The part of the data that the search covered. */
  searched?: ReactNode;
  /** Shown when the list is empty without a search. */
  emptyText: string;
  skeleton: ReactNode;
  errorText: string;
  children: (items: Item[]) => ReactNode;
};

const pageCount = ({ total, pageSize }: Page<unknown>) => Math.max(1, Math.ceil(total / pageSize));

/** A list with search, filters, sorting and pages on the server. */
export function SearchedList<Item>(props: Props<Item>) {
  const { noun, address, result, controls, searched, emptyText, skeleton, errorText, children } =
    props;
  const { query, change, clear } = address;
  const rows = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData: isChangingPage } = result;

  const isPastEnd = !isChangingPage && data !== undefined && data.page > pageCount(data);
  const lastPage = data ? pageCount(data) : 1;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  });

  const goToPage = (page: number) => {
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
      {searched}
      <QueryState query={result} skeleton={skeleton} errorText={errorText}>
        {({ items, ...page }) => (
          <>
            <div ref={rows} tabIndex={-1} className={classes.rows} aria-busy={isChangingPage}>
              {items.length > 0 && <ItemsInSteps items={items}>{children}</ItemsInSteps>}
              {items.length === 0 && !isPastEnd && (
                <NoRows
                  noun={noun}
                  q={query.q}
                  emptyText={emptyText}
                  onClear={searched ? undefined : clear}
                />
              )}
            </div>
            <ListPager {...page} onPage={goToPage} />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

/** More than fit on a screen. */
const firstItems = 12;

type ItemsInStepsProps<Item> = Pick<Props<Item>, "children"> & { items: Item[] };

/** Renders the first items early for slow phones; a return visit renders all of them at once. */
function ItemsInSteps<Item>({ items, children }: ItemsInStepsProps<Item>) {
  const showsAll = useDeferredValue(true, use(RevisitContext));
  return children(showsAll ? items : items.slice(0, firstItems));
}

type NoRowsProps = {
  noun: string;
  q: string | undefined;
  emptyText: string;
  onClear: (() => void) | undefined;
};

function NoRows({ noun, q, emptyText, onClear }: NoRowsProps) {
  if (q === undefined) return <EmptyList title={emptyText} />;
  return (
    <EmptyList title={`Nothing found for “${q}”.`}>
      {onClear && (
        <Button variant="default" mt="sm" onClick={onClear}>
          Show all {noun}
        </Button>
      )}
    </EmptyList>
  );
}
