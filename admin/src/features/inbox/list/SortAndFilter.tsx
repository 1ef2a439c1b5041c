import { ActionIcon } from "@mantine/core";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { ListSort } from "../../../components/list/ListSort.tsx";
import { type InboxQuery, isFiltered, isOfReminders } from "../data/inbox-query.ts";
import classes from "./ConversationList.module.css";
import { remindersFirst, sortChoices, waitingChoices } from "./sort-choices.ts";
import { TripFilter } from "./TripFilter.tsx";

type Props = { query: InboxQuery; onChange: (query: Partial<InboxQuery>) => void };

/** Beside the search; where there is little room behind a button, so that the list begins higher. */
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
