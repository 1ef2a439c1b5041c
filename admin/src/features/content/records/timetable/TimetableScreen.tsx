import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { TimetableEntry, TimetableList } from "shared/content/records/timetable";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../../../components/list/EmptyList.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { timetableQuery } from "../../../../lib/requests/timetable.ts";
import { groupByDay } from "./describe-entry.ts";
import { EntryRow } from "./EntryRow.tsx";
import { NoticeTimes } from "./NoticeTimes.tsx";
import { useMoveDialog } from "./use-move-dialog.tsx";

const ScheduleDialog = lazy(async () => ({
  default: (await import("./ScheduleDialog.tsx")).ScheduleDialog,
}));

/** Changes that go out at a time, and what became of the last ones. */
export function TimetableScreen() {
  const { api } = useApp();
  const timetable = useQuery(timetableQuery(api));
  const timeZone = useSiteSettings()?.hours.value.timeZone;
  const [isOpen, setOpen] = useState(false);
  return (
    <Screen
      title="Timetable"
      size="md"
      help="timetable"
      actions={
        <Button leftSection={<CalendarClock size={18} aria-hidden />} onClick={() => setOpen(true)}>
          Schedule a change
        </Button>
      }
    >
      <NotificationArea />
      <Text size="sm" c="dimmed" mb="md">
        Publish drafts, and hide or show tours, pages and reviews, at a time you choose.
        {timeZone && ` All times are in your company's time zone, ${timeZone}.`}
      </Text>
      <QueryState
        query={timetable}
        skeleton={<RowsSkeleton rows={3} />}
        errorText="Failed to load the timetable."
      >
        {(list) => <Entries list={list} />}
      </QueryState>
      {isOpen && (
        <Suspense>
          <ScheduleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Screen>
  );
}

function Entries({ list: { planned, notices, past } }: { list: TimetableList }) {
  const { dayOf } = useDateFormat();
  const [changed, onChanged] = useState<string>();
  const { dialog, onMove } = useMoveDialog();
  const rows = { changed, onChanged, onMove };
  const isNothingPlanned = planned.length + notices.length === 0;
  if (isNothingPlanned && past.length === 0)
    return (
      <EmptyList title="Nothing is planned. Schedule a change to have it go out while you sleep." />
    );
  return (
    <Stack gap="xl">
      {isNothingPlanned && <Text size="sm">Nothing is planned.</Text>}
      {groupByDay(planned, dayOf).map(([day, entries]) => (
        <Day key={day} entries={entries} {...rows} />
      ))}
      {notices.length > 0 && <NoticeTimes notices={notices} />}
      {past.length > 0 && (
        <Stack component="section" gap="sm">
          <Title order={2} size="h4">
            Past
          </Title>
          <EntryRows label="Past" entries={past} {...rows} />
        </Stack>
      )}
      {dialog}
    </Stack>
  );
}

type RowsProps = {
  entries: TimetableEntry[];
  /** The entry that an admin changed last. */
  changed: string | undefined;
  onChanged: (id: string) => void;
  onMove: (entry: TimetableEntry) => void;
};

/** The planned entries of one day. */
function Day(props: RowsProps) {
  const { longDayOf } = useDateFormat();
  const title = longDayOf(props.entries[0]?.dueAt ?? "");
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      <EntryRows {...props} label={title} />
    </Stack>
  );
}

function EntryRows({ label, entries, changed, onChanged, onMove }: RowsProps & { label: string }) {
  return (
    <Rows label={label}>
      {entries.map((entry) => (
        <EntryRow
          key={entry._id}
          entry={entry}
          takesFocus={entry._id === changed}
          onChanged={() => onChanged(entry._id)}
          onMove={onMove}
        />
      ))}
    </Rows>
  );
}
