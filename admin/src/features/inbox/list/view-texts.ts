import type { ConversationCounts } from "shared/conversations";
import { stateLabels } from "../../../lib/travel/describe-conversation.ts";
import type { View } from "../data/inbox-query.ts";

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
  waiting: "Nobody waits for an answer.",
  all: "Nobody has written yet.",
  new: "No new requests.",
  answered: "No answered requests.",
  quoted: "No quotes are out.",
  confirmed: "No trips are confirmed.",
  done: "Nothing is done yet.",
  lost: "Nothing was lost.",
  mine: "Nothing is assigned to you.",
  due: "No reminder has come up.",
  upcoming: "No reminder is set for later. Open a conversation and choose “Remind me”.",
  overdue: "Nobody waits for longer than was promised.",
  drafts: "No unsent drafts in this browser.",
  spam: "No possible spam.",
  trash: "The trash is empty.",
};

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** How many a view holds; `undefined` where it is not known. */
export function countOf(
  view: View,
  counts: ConversationCounts | undefined,
  drafts: number | undefined,
) {
  if (view === "drafts") return drafts;
  if (!counts) return undefined;
  const { waiting, due, upcoming, overdue, mine, states, boxes } = counts;
  const numbers = { waiting, due, upcoming, overdue, mine, all: sum(states) };
  const named = [...states, ...boxes].map(({ name, count }) => [name, count]);
  const all: Partial<Record<View, number>> = { ...Object.fromEntries(named), ...numbers };
  return all[view];
}
