import { listQuery, sortedBy } from "shared/http/paging";
import {
  type ConversationFilter,
  type ConversationListQuery,
  conversationState,
  type TripFilter,
  tripFilter,
} from "shared/inbox/conversations";
import { z } from "zod";

/** The views of the inbox. */
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

/** The query parameters of the inbox's address. */
export const inboxQuery = listQuery.extend({
  show: view.default("waiting"),
  /** Limits a search to the view; otherwise it covers all conversations. */
  within: z.literal("view").optional(),
  ...sortedBy(["latestAt", "createdAt", "name", "waitingSince", "dueAt", "startsOn", "remindAt"]),
  ...tripFilter.shape,
});
export type InboxQuery = z.infer<typeof inboxQuery>;

export const toTripFilter = ({ destination, from, until, undated }: InboxQuery): TripFilter => ({
  destination,
  from,
  until,
  undated,
});

export const isFiltered = (query: InboxQuery) => Object.values(toTripFilter(query)).some(Boolean);

/** A search without `within` includes spam and trash. */
export const isEverywhere = ({ q, within }: InboxQuery) => q !== undefined && within === undefined;

export const isReminderView = (name: View) => name === "due" || name === "upcoming";

const filters: Partial<Record<View, Partial<ConversationFilter>>> = {
  waiting: { waiting: true },
  mine: { assignee: "me" },
  due: { due: true },
  upcoming: { due: false },
  overdue: { overdue: true },
  spam: { box: "spam" },
  trash: { box: "trash" },
};

/** The API's query for a view; drafts exist in this browser alone. */
export function toListQuery(request: InboxQuery): ConversationListQuery {
  const { show, within: _, ...query } = request;
  if (isEverywhere(request)) return { box: "any", ...query };
  const state = conversationState.safeParse(show).data;
  return { box: "inbox", ...query, state, ...filters[show] };
}
