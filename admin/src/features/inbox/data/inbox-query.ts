import {
  type ConversationFilter,
  type ConversationListQuery,
  conversationState,
  type TripFilter,
  tripFilter,
} from "shared/conversations";
import { listQuery, sortedBy } from "shared/paging";
import { z } from "zod";

/** Which conversations are listed. */
export const view = z.enum([
  "waiting",
  "all",
  ...conversationState.options,
  "mine",
  "due",
  "upcoming",
  "overdue",
  "drafts",
  "spam",
  "trash",
]);
export type View = z.infer<typeof view>;

/** The address of the inbox. */
export const inboxQuery = listQuery.extend({
  show: view.default("waiting"),
  /** Keeps a search to what `show` lists; else it covers all conversations. */
  within: z.literal("view").optional(),
  ...sortedBy(["latestAt", "createdAt", "name", "waitingSince", "dueAt", "startsOn", "remindAt"]),
  ...tripFilter.shape,
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/** What of the address says which trips are listed. */
export const tripQueryOf = ({ destination, from, until, undated }: InboxQuery): TripFilter => ({
  destination,
  from,
  until,
  undated,
});

export const isFiltered = (query: InboxQuery) => Object.values(tripQueryOf(query)).some(Boolean);

/** Whether all conversations are searched, those in spam and trash as well. */
export const isEverywhere = ({ q, within }: InboxQuery) => q !== undefined && within === undefined;

export const isOfReminders = (shown: View) => shown === "due" || shown === "upcoming";

const filters: Partial<Record<View, Partial<ConversationFilter>>> = {
  waiting: { waiting: true },
  mine: { assignee: "me" },
  due: { due: true },
  upcoming: { due: false },
  overdue: { overdue: true },
  spam: { box: "spam" },
  trash: { box: "trash" },
};

/** As the API asks; drafts are known to this browser alone. */
export function toListQuery(asked: InboxQuery): ConversationListQuery {
  const { show, within: _, ...query } = asked;
  if (isEverywhere(asked)) return { box: "any", ...query };
  const state = conversationState.safeParse(show).data;
  return { box: "inbox", ...query, state, ...filters[show] };
}
