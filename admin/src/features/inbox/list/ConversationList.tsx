import { Checkbox } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Conversation, ConversationChange } from "shared/conversations";
import { ListSort } from "../../../components/list/ListSort.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../../components/list/SearchedList.tsx";
import type { ListAddress } from "../../../lib/lists/list-query.ts";
import {
  type InboxQuery,
  isEverywhere,
  isFiltered,
  tripQueryOf,
  type View,
} from "../data/inbox-query.ts";
import { useUnsent } from "../waiting/use-waiting-texts.ts";
import { BulkBar } from "./BulkBar.tsx";
import classes from "./ConversationList.module.css";
import { ConversationRow } from "./ConversationRow.tsx";
import { SearchedPlaces } from "./SearchedPlaces.tsx";
import { TripFilter } from "./TripFilter.tsx";
import type { Choice } from "./use-choice.ts";
import { ViewFilter } from "./ViewFilter.tsx";
import { emptyTexts } from "./view-texts.ts";

export type InboxPage = { items: Conversation[]; total: number; page: number; pageSize: number };

type Props = {
  address: ListAddress<InboxQuery>;
  result: UseQueryResult<InboxPage>;
  drafted: string[];
  openId: string | undefined;
  choice: Choice;
  pathOf: (id: string) => string;
  onChange: (change: ConversationChange, done: string) => void;
};

const newestFirst = { sort: "latestAt", order: "desc" } as const;
const sortChoices = [
  { label: "Newest first", ...newestFirst },
  { label: "Oldest first", sort: "latestAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Earliest trip first", sort: "startsOn", order: "asc" },
  { label: "Latest trip first", sort: "startsOn", order: "desc" },
] as const;
/** Of those who wait alone it is known since when. */
const waitingChoices = [
  { label: "Longest waiting first", sort: "waitingSince", order: "asc" },
  { label: "Due first", sort: "dueAt", order: "asc" },
  ...sortChoices,
] as const;

/** Of conversations, one line each. */
export function ConversationList(props: Props) {
  const { address, result, drafted, openId, choice, pathOf, onChange } = props;
  const { query, change } = address;
  const unsentOf = useUnsent();
  const isSearch = query.q !== undefined;
  const isWide = isEverywhere(query);
  const show = (view: View) => {
    choice.clear();
    change({ show: view, ...newestFirst, within: isSearch ? "view" : undefined });
  };
  const searchIn = (within: InboxQuery["within"]) => {
    choice.clear();
    change({ within });
  };
  const changeQuery: typeof change = (changes, options) => {
    const isCleared = "q" in changes && changes.q === undefined;
    change(isCleared ? { ...changes, within: undefined } : changes, options);
  };
  const trip = tripQueryOf(query);
  const isSought = isFiltered(query);
  const isOfWaiting = query.show === "waiting" || query.show === "overdue";
  return (
    <div className={classes.list}>
      <SearchedList
        noun="conversations"
        address={{ ...address, change: changeQuery }}
        result={result}
        searched={isSearch && <SearchedPlaces query={query} onChange={searchIn} />}
        controls={
          <div className={classes.controls}>
            <ViewFilter
              value={query.show}
              drafts={isSought ? undefined : drafted.length}
              trip={trip}
              search={
                isSearch
                  ? { isEverywhere: isWide, onEverywhere: () => searchIn(undefined) }
                  : undefined
              }
              onChange={show}
            />
            <ListSort
              choices={isOfWaiting ? waitingChoices : sortChoices}
              value={query}
              onChange={change}
            />
            <TripFilter query={query} onChange={change} />
          </div>
        }
        emptyText={isSought ? "Nothing here matches the filters." : emptyTexts[query.show]}
        skeleton={<RowsSkeleton rows={8} height={48} />}
        errorText="The conversations could not be loaded."
      >
        {(items) => (
          <>
            <ChooseAll choice={choice} />
            {choice.ids.length > 0 && (
              <BulkBar
                ids={choice.ids}
                view={isWide ? undefined : query.show}
                onChange={onChange}
                onClear={choice.clear}
              />
            )}
            <ul className={classes.rows} aria-label="Conversations">
              {items.map((conversation) => (
                <ConversationRow
                  key={conversation._id}
                  conversation={conversation}
                  to={pathOf(conversation._id)}
                  isOpen={conversation._id === openId}
                  showsBox={isWide}
                  isChosen={choice.ids.includes(conversation._id)}
                  hasDraft={drafted.includes(conversation._id)}
                  unsent={unsentOf(conversation._id)}
                  onChoose={(withRange) => choice.toggle(conversation._id, withRange)}
                />
              ))}
            </ul>
          </>
        )}
      </SearchedList>
    </div>
  );
}

function ChooseAll({ choice }: { choice: Choice }) {
  const { ids, isAll, clear, all } = choice;
  return (
    <Checkbox
      className={classes.all}
      label="Choose all"
      checked={isAll}
      indeterminate={ids.length > 0 && !isAll}
      onChange={isAll ? clear : all}
    />
  );
}
