import type { UseQueryResult } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { ListQuery } from "shared/http/paging";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { ListFilter } from "../../../../components/list/ListFilter.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../../../components/list/SearchedList.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { importLater } from "../../../../lib/app/import-later.ts";
import type { ListAddress } from "../../../../lib/lists/list-query.ts";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";
import screen from "../InboxScreen.module.css";
import classes from "../list/ConversationList.module.css";
import { MessageRow } from "./MessageRow.tsx";
import type { MessagePage } from "./messages.queries.ts";

const loadPanel = () => import("./RespondPanel.tsx");

const RespondPanel = lazy(async () => ({ default: (await loadPanel()).RespondPanel }));

/** Possible spam is listed only when it is asked for. */
type Filter = { answered: boolean | undefined; spam: boolean | undefined };

const filters = [
  { label: "All", value: "all" },
  { label: "Unanswered", value: "unanswered" },
  { label: "Answered", value: "answered" },
  { label: "Spam", value: "spam" },
] as const;
type FilterName = (typeof filters)[number]["value"];

const filterQueries: Record<FilterName, Filter> = {
  all: { answered: undefined, spam: undefined },
  unanswered: { answered: false, spam: undefined },
  answered: { answered: true, spam: undefined },
  spam: { answered: undefined, spam: true },
};

const findFilter = ({ answered, spam }: Partial<Filter>): FilterName => {
  if (spam) return "spam";
  if (answered === undefined) return "all";
  return answered ? "answered" : "unanswered";
};

type Props = {
  title: string;
  /** For example "Search messages" or "No messages yet." */
  noun: string;
  address: ListAddress<ListQuery & Partial<Filter>>;
  result: UseQueryResult<MessagePage>;
  sort: ReactNode;
  errorText: string;
};

/** All forms of one kind that guests sent, each with its response. */
export function MessageList({ title, noun, address, result, sort, errorText }: Props) {
  const filter = findFilter(address.query);
  /** The message itself, because a newer list may be without it. */
  const [opened, setOpened] = useState<GuestMessage>();
  useEffect(() => {
    const leaving = new AbortController();
    void importLater(loadPanel, leaving.signal);
    return () => leaving.abort();
  }, []);
  const emptyTexts: Record<FilterName, string> = {
    all: `No ${noun} yet. Share your site's link.`,
    unanswered: "You're all caught up.",
    answered: "No answered messages yet.",
    spam: "No possible spam.",
  };
  return (
    <Screen title={title} size="md">
      <NotificationArea />
      <div className={screen.desk}>
        <SearchedList
          noun={noun}
          address={address}
          result={result}
          controls={
            <>
              <ListFilter
                label="Show"
                choices={filters}
                value={filter}
                onChange={(name) => address.change(filterQueries[name])}
              />
              {sort}
            </>
          }
          emptyText={emptyTexts[filter]}
          skeleton={<RowsSkeleton />}
          errorText={errorText}
        >
          {(entries) => (
            <ul className={classes.rows} aria-label={title}>
              {entries.map((entry) => (
                <MessageRow
                  key={getMessage(entry)._id}
                  entry={entry}
                  onRespond={() => setOpened(entry)}
                />
              ))}
            </ul>
          )}
        </SearchedList>
      </div>
      {opened && (
        <Suspense>
          <RespondPanel
            key={getMessage(opened)._id}
            opened={opened}
            onClose={() => setOpened((now) => (now === opened ? undefined : now))}
          />
        </Suspense>
      )}
    </Screen>
  );
}
