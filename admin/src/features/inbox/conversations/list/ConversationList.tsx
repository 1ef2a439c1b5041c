import { Button, Checkbox, Group, Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation, ConversationChange } from "shared/inbox/conversations";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../../../components/list/SearchedList.tsx";
import { useNow } from "../../../../lib/dates/use-now.ts";
import type { ListAddress } from "../../../../lib/lists/list-query.ts";
import { describeWait, isOverdue } from "../data/describe-wait.ts";
import { type InboxQuery, isEverywhere, isFiltered, isReminderView } from "../data/inbox-query.ts";
import { useUnsent } from "../waiting/use-waiting-texts.ts";
import { BulkBar } from "./BulkBar.tsx";
import classes from "./ConversationList.module.css";
import { ConversationRow } from "./ConversationRow.tsx";
import { SortAndFilter } from "./SortAndFilter.tsx";
import { emptyTexts, viewLabels } from "./ViewFilter.tsx";

type InboxPage = { items: Conversation[]; total: number; page: number; pageSize: number };

const isSame = (texts: (string | undefined)[]) =>
  texts.length > 1 && texts.every((text) => text !== undefined && text === texts[0]);

/** The waiting time; `undefined` once the answer is overdue. */
const describeCalmWait = (conversation: Conversation, now: number) =>
  isOverdue(conversation, now) ? undefined : describeWait(conversation, now);

type Props = {
  address: ListAddress<InboxQuery>;
  result: UseQueryResult<InboxPage>;
  drafted: string[];
  openId: string | undefined;
  choice: Choice;
  getPath: (id: string) => string;
  onChange: (change: ConversationChange, done: string) => void;
  /** Narrows a search to the view, or widens it again. */
  onSearchIn: (within: InboxQuery["within"]) => void;
};

export function ConversationList(props: Props) {
  const { address, result, drafted, openId, choice, getPath, onChange, onSearchIn } = props;
  const { query, change } = address;
  const getUnsent = useUnsent();
  const now = useNow();
  const isWide = isEverywhere(query);
  const showsReminder = !isWide && isReminderView(query.show);
  const changeQuery: typeof change = (changes, options) => {
    const isCleared = "q" in changes && changes.q === undefined;
    change(isCleared ? { ...changes, within: undefined } : changes, options);
  };
  return (
    <div className={classes.list}>
      <SearchedList
        noun="conversations"
        address={{ ...address, change: changeQuery }}
        result={result}
        searched={query.q !== undefined && <SearchedPlaces query={query} onChange={onSearchIn} />}
        controls={<SortAndFilter query={query} onChange={change} />}
        emptyText={isFiltered(query) ? "Nothing matches these filters." : emptyTexts[query.show]}
        skeleton={<RowsSkeleton rows={8} height={48} />}
        errorText="Couldn't load the conversations."
      >
        {(items) => (
          <>
            <ChooseAll choice={choice} />
            <ul
              className={classes.rows}
              aria-label="Conversations"
              data-same-state={isSame(items.map(({ state }) => state)) || undefined}
              data-same-wait={
                (!showsReminder &&
                  isSame(items.map((conversation) => describeCalmWait(conversation, now)))) ||
                undefined
              }
            >
              {items.map((conversation) => (
                <ConversationRow
                  key={conversation._id}
                  conversation={conversation}
                  to={getPath(conversation._id)}
                  isOpen={conversation._id === openId}
                  showsBox={isWide}
                  isChosen={choice.ids.includes(conversation._id)}
                  hasDraft={drafted.includes(conversation._id)}
                  showsReminder={showsReminder}
                  unsent={getUnsent(conversation._id)}
                  onChoose={(withRange) => choice.toggle(conversation._id, withRange)}
                />
              ))}
            </ul>
            {choice.ids.length > 0 && (
              <BulkBar
                ids={choice.ids}
                view={isWide ? undefined : query.show}
                onChange={onChange}
                onAll={choice.isAll ? undefined : choice.selectAll}
                onClear={choice.clear}
              />
            )}
          </>
        )}
      </SearchedList>
    </div>
  );
}

function ChooseAll({ choice }: { choice: Choice }) {
  const { ids, isAll, clear, selectAll } = choice;
  return (
    <Checkbox
      className={classes.all}
      label="Select all"
      checked={isAll}
      indeterminate={ids.length > 0 && !isAll}
      onChange={isAll ? clear : selectAll}
    />
  );
}

type PlacesProps = { query: InboxQuery; onChange: (within: InboxQuery["within"]) => void };

/** Names the searched view, with a button to narrow or widen the search. */
function SearchedPlaces({ query, onChange }: PlacesProps) {
  if (query.q === undefined) return null;
  const label = query.show === "all" ? "the inbox" : viewLabels[query.show];
  const isWide = isEverywhere(query);
  const filters = isFiltered(query) ? " The trip filters apply." : "";
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {isWide ? "Searched everywhere: inbox, spam and trash." : `Searched in ${label} only.`}
        {filters}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => onChange(isWide ? "view" : undefined)}
      >
        {isWide ? `Search in ${label} only` : "Search everywhere"}
      </Button>
    </Group>
  );
}

const between = (ids: string[], anchor: string, target: string) => {
  const [from, to] = [ids.indexOf(anchor), ids.indexOf(target)].toSorted((a, b) => a - b);
  return from === undefined || from < 0 ? [target] : ids.slice(from, (to ?? from) + 1);
};

/** The selected conversations; those that leave the list are deselected. */
export function useChoice(listed: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const ids = listed.filter((id) => chosen.has(id));
  const toggle = (id: string, withRange = false) => {
    const range = withRange && last ? between(listed, last, id) : [id];
    const next = new Set(ids);
    const isAdded = !next.has(id);
    for (const rangeId of range) isAdded ? next.add(rangeId) : next.delete(rangeId);
    setChosen(next);
    setLast(id);
  };
  return {
    ids,
    isAll: ids.length === listed.length,
    toggle,
    clear: () => setChosen(new Set()),
    selectAll: () => setChosen(new Set(listed)),
  };
}
export type Choice = ReturnType<typeof useChoice>;
