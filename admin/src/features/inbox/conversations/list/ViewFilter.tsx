import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ConversationCounts, conversationState } from "shared/inbox/conversations";
import { useApp } from "../../../../lib/app/app-context.ts";
import { conversationCountsQuery } from "../../../../lib/requests/conversations.ts";
import { stateLabels } from "../../../../lib/travel/describe-conversation.ts";
import {
  type InboxQuery,
  isEverywhere,
  isFiltered,
  toTripFilter,
  type View,
  view,
} from "../data/inbox-query.ts";

export const viewLabels: Record<View, string> = {
  waiting: "Waiting",
  all: "All",
  ...stateLabels,
  mine: "Mine",
  due: "Reminders",
  upcoming: "Upcoming reminders",
  overdue: "Overdue",
  drafts: "Drafts",
  spam: "Spam",
  trash: "Trash",
};

export const emptyTexts: Record<View, string> = {
  waiting: "No one is waiting for a reply.",
  all: "No messages yet. Share your site's link.",
  new: "No new requests.",
  answered: "No answered requests.",
  quoted: "No open quotes.",
  confirmed: "No confirmed trips.",
  done: "No finished trips yet.",
  lost: "No lost trips.",
  mine: "Nothing is assigned to you.",
  due: "No reminders due.",
  upcoming: "No upcoming reminders. Open a conversation and choose “Remind me”.",
  overdue: "Nothing is overdue.",
  drafts: "No unsent drafts in this browser.",
  spam: "No possible spam.",
  trash: "The trash is empty.",
};

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** The number of conversations in a view; `undefined` while it is unknown. */
function getCount(view: View, counts: ConversationCounts | undefined, drafts: number | undefined) {
  if (view === "drafts") return drafts;
  if (!counts) return undefined;
  const { waiting, due, upcoming, overdue, mine, states, boxes } = counts;
  const numbers = { waiting, due, upcoming, overdue, mine, all: sum(states) };
  const named = [...states, ...boxes].map(({ name, count }) => [name, count]);
  const countByView: Partial<Record<View, number>> = { ...Object.fromEntries(named), ...numbers };
  return countByView[view];
}

const groups: { group: string; views: View[] }[] = [
  { group: "To do", views: ["waiting", "overdue", "due", "upcoming", "mine", "drafts"] },
  { group: "By state", views: ["all", ...conversationState.options] },
  { group: "Elsewhere", views: ["spam", "trash"] },
];

type Props = {
  query: InboxQuery;
  drafts: number;
  /** Widens a search to all conversations. */
  onEverywhere: () => void;
  onChange: (view: View) => void;
};

const everywhere = { value: "everywhere", label: "Everywhere" };

/** Chooses the listed conversations, and counts those of each view. */
export function ViewFilter({ query, drafts, onEverywhere, onChange }: Props) {
  const { api } = useApp();
  const { data: counts } = useQuery(conversationCountsQuery(api, toTripFilter(query)));
  // The trips of drafts are unknown, so a trip filter hides their count.
  const knownDrafts = isFiltered(query) ? undefined : drafts;
  const toOption = (view: View) => {
    const count = getCount(view, counts, knownDrafts);
    const label = viewLabels[view];
    return { value: view, label: count === undefined ? label : `${label} (${count})` };
  };
  const choose = (chosen: string) =>
    chosen === everywhere.value ? onEverywhere() : onChange(view.parse(chosen));
  return (
    <NativeSelect
      aria-label="Show"
      data={[
        ...(query.q === undefined ? [] : [everywhere]),
        ...groups.map(({ group, views }) => ({ group, items: views.map(toOption) })),
      ]}
      flex="0 1 12rem"
      miw={0}
      value={isEverywhere(query) ? everywhere.value : query.show}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
