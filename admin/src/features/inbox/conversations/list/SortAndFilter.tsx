import { ActionIcon, Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { sortTours } from "shared/content/tours/tour-order";
import type { TripFilter as Sought } from "shared/inbox/conversations";
import { ListSort } from "../../../../components/list/ListSort.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { isDay } from "../../../../lib/travel/is-day.ts";
import { type InboxQuery, isFiltered, isReminderView, type View } from "../data/inbox-query.ts";
import classes from "./ConversationList.module.css";

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
  { label: "Due soonest first", sort: "dueAt", order: "asc" },
  ...sortChoices,
] as const;

const remindersFirst = {
  label: "Next reminder first",
  sort: "remindAt",
  order: "asc",
} as const;

/** The order in which a view is opened. */
export const getFirstOrder = (view: View) =>
  isReminderView(view) ? { sort: remindersFirst.sort, order: remindersFirst.order } : newestFirst;

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
          choices={isReminderView(query.show) ? [remindersFirst, ...choices] : choices}
          value={query}
          onChange={onChange}
        />
        <TripFilter query={query} onChange={onChange} />
      </div>
    </>
  );
}

type TripProps = { query: InboxQuery; onChange: (trip: Sought) => void };

const noFilter = { destination: undefined, from: undefined, until: undefined, undated: undefined };
const anyTour = { value: "", label: "Any tour" };

/** Narrows the list by tour and by the first day of the trip. */
export function TripFilter({ query, onChange }: TripProps) {
  const [wasFiltered] = useState(isFiltered(query));
  return (
    <div className={classes.trips}>
      <details open={wasFiltered}>
        <summary>Filter by trip</summary>
        <TripFields query={query} onChange={onChange} />
      </details>
      {isFiltered(query) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(noFilter)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function TripFields({ query, onChange }: TripProps) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { destination = "", from = "", until = "", undated = false } = query;
  const titles = [...new Set([...sortTours(tours).map(({ title }) => title), destination])].filter(
    Boolean,
  );
  const toDay = (text: string) => (isDay(text) ? text : undefined);
  return (
    <Group component="search" gap="xs" align="end" className={classes.fields} aria-label="Trips">
      <NativeSelect
        aria-label="Tour"
        data={[anyTour, ...titles.map((title) => ({ value: title, label: title }))]}
        value={destination}
        onChange={({ currentTarget }) =>
          onChange({ destination: currentTarget.value || undefined })
        }
      />
      <NativeSelect
        aria-label="Travel dates"
        data={[
          { value: "false", label: "Any dates" },
          { value: "true", label: "No date yet" },
        ]}
        value={String(undated)}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === "true"
              ? { undated: true, from: undefined, until: undefined }
              : { undated: undefined },
          )
        }
      />
      <TextInput
        type="date"
        label="Travel from"
        value={from}
        onChange={({ currentTarget }) =>
          onChange({ from: toDay(currentTarget.value), undated: undefined })
        }
      />
      <TextInput
        type="date"
        label="until"
        value={until}
        onChange={({ currentTarget }) =>
          onChange({ until: toDay(currentTarget.value), undated: undefined })
        }
      />
    </Group>
  );
}
