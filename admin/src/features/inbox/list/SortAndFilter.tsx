import { ActionIcon } from "@mantine/core";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { ListSort } from "../../../components/list/ListSort.tsx";
import { type InboxQuery, isFiltered, isOfReminders, type View } from "../data/inbox-query.ts";
import classes from "./ConversationList.module.css";
import { TripFilter } from "./TripFilter.tsx";

const newestFirst = { sort: "latestAt", order: "desc" } as const;

const sortChoices = [
  { label: "Newest first", ...newestFirst },
  { label: "Oldest first", sort: "latestAt", order: "asc" },
  { label: "Name A–Z", sort: "name", order: "asc" },
  { label: "Name Z–A", sort: "name", order: "desc" },
  { label: "Earliest trip first", sort: "startsOn", order: "asc" },
  { label: "Latest trip first", sort: "startsOn", order: "desc" },
] as const;

/** Only waiting conversations have these times. */
const waitingChoices = [
  { label: "Longest waiting first", sort: "waitingSince", order: "asc" },
  { label: "Due first", sort: "dueAt", order: "asc" },
  ...sortChoices,
] as const;

const remindersFirst = {
  label: "Next reminder first",
  sort: "remindAt",
  order: "asc",
} as const;

/** The order in which a view is opened. */
export const firstOrderOf = (view: View) =>
  isOfReminders(view) ? { sort: remindersFirst.sort, order: remindersFirst.order } : newestFirst;

type Props = { query: InboxQuery; onChange: (query: Partial<InboxQuery>) => void };

/** A narrow list keeps them behind a button, so that its rows begin higher. */
export function SortAndFilter({ query, onChange }: Props) {
  const id = useId();
  const isOn = isFiltered(query);
  const [isShown, setShown] = useState(isOn);
  const isOfWaiting = query.show === "waiting" || query.show === "overdue";
  const choices = isOfWaiting ? waitingChoices : sortChoices;
  return (
    <>
      <ActionIcon
        className={classes.toggle}
        variant={isOn ? "light" : "default"}
        size={44}
        aria-label={isOn ? "Sort and filter: filters are on" : "Sort and filter"}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <SlidersHorizontal size={18} aria-hidden />
      </ActionIcon>
      <div id={id} className={classes.controls} data-shown={isShown}>
        <ListSort
          choices={isOfReminders(query.show) ? [remindersFirst, ...choices] : choices}
          value={query}
          onChange={onChange}
        />
        <TripFilter query={query} onChange={onChange} />
      </div>
    </>
  );
}
