import { isOfReminders, type View } from "../data/inbox-query.ts";

const newestFirst = { sort: "latestAt", order: "desc" } as const;

export const sortChoices = [
  { label: "Newest first", ...newestFirst },
  { label: "Oldest first", sort: "latestAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Earliest trip first", sort: "startsOn", order: "asc" },
  { label: "Latest trip first", sort: "startsOn", order: "desc" },
] as const;

/** Only waiting conversations have these times. */
export const waitingChoices = [
  { label: "Longest waiting first", sort: "waitingSince", order: "asc" },
  { label: "Due first", sort: "dueAt", order: "asc" },
  ...sortChoices,
] as const;

export const remindersFirst = {
  label: "Next reminder first",
  sort: "remindAt",
  order: "asc",
} as const;

/** The order in which a view is opened. */
export const firstOrderOf = (view: View) =>
  isOfReminders(view) ? { sort: remindersFirst.sort, order: remindersFirst.order } : newestFirst;
