import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TripFilter as Sought } from "shared/conversations";
import { sortTours } from "shared/tour-order";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { isDay } from "../../../lib/travel/is-day.ts";
import { type InboxQuery, isFiltered } from "../data/inbox-query.ts";
import classes from "./ConversationList.module.css";

type Props = { query: InboxQuery; onChange: (trip: Sought) => void };

const none = { destination: undefined, from: undefined, until: undefined, undated: undefined };
const anyTour = { value: "", label: "Any tour" };

/** Which trips are listed: by tour, and by their first day. */
export function TripFilter({ query, onChange }: Props) {
  const [wasFiltered] = useState(isFiltered(query));
  return (
    <div className={classes.trips}>
      <details open={wasFiltered}>
        <summary>Filter by trip</summary>
        <TripFields query={query} onChange={onChange} />
      </details>
      {isFiltered(query) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(none)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function TripFields({ query, onChange }: Props) {
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
        aria-label="Days of travel"
        data={[
          { value: "false", label: "Any days" },
          { value: "true", label: "No day read" },
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
