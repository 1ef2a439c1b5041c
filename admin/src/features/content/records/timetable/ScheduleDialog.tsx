import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { DraftSummary } from "shared/content/records/drafts";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { draftsQuery } from "../../../../lib/requests/drafts.ts";
import { timetableQuery } from "../../../../lib/requests/timetable.ts";
import { ChosenRecords } from "./ChosenRecords.tsx";
import { type Choosable, type Chosen, listActions } from "./chosen-records.ts";
import { findPlanned } from "./describe-entry.ts";
import { EntryRow } from "./EntryRow.tsx";
import { ScheduledNotice } from "./ScheduledNotice.tsx";
import { splitClock } from "./split-clock.ts";
import { TimeFields } from "./TimeFields.tsx";
import { usePlanEntry } from "./timetable.requests.ts";

type Props = {
  /** The record whose editor is open. */
  record?: Choosable;
  onClose: () => void;
};

/** Plans changes of one or several records. */
export function ScheduleDialog({ record, onClose }: Props) {
  const { api } = useApp();
  // The editor may have saved a draft a moment ago.
  const drafts = useQuery({ ...draftsQuery(api), refetchOnMount: "always" });
  const { isFetching, isFetchedAfterMount } = drafts;
  const skeleton = <RowsSkeleton rows={2} />;
  return (
    <TitledDialog
      title={record ? `Schedule “${record.name}”` : "Schedule a change"}
      onClose={onClose}
    >
      <Stack>
        {record && <PlannedEntries record={record} />}
        <QueryState query={drafts} skeleton={skeleton} errorText="Couldn't load the drafts.">
          {(list) =>
            isFetching && !isFetchedAfterMount ? (
              skeleton
            ) : (
              <ScheduleForm record={record} drafts={list} onClose={onClose} />
            )
          }
        </QueryState>
      </Stack>
    </TitledDialog>
  );
}

function PlannedEntries({ record }: { record: Choosable }) {
  const { api } = useApp();
  const { data } = useQuery(timetableQuery(api));
  const [changed, setChanged] = useState<string[]>([]);
  const planned = findPlanned(data, record);
  const undoable = (data?.past ?? []).filter(({ _id }) => changed.includes(_id));
  if (planned.length + undoable.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        Planned
      </Title>
      <Rows label="Planned">
        {[...planned, ...undoable].map((entry) => (
          <EntryRow
            key={entry._id}
            entry={entry}
            takesFocus={changed.at(-1) === entry._id}
            onChanged={() => setChanged([...changed, entry._id])}
          />
        ))}
      </Rows>
    </section>
  );
}

type FormProps = {
  record: Choosable | undefined;
  drafts: DraftSummary[];
  onClose: () => void;
};

const choose = (record: Choosable | undefined, drafts: DraftSummary[]): Chosen[] => {
  const [action] = record ? listActions(record, drafts) : [];
  return record && action ? [{ ...record, action }] : [];
};

function ScheduleForm({ record, drafts, onClose }: FormProps) {
  const { dayOf } = useDateFormat();
  const [changed, setChanged] = useState<Chosen[]>();
  const chosen = changed ?? choose(record, drafts);
  const [clock, setClock] = useState(() => `${dayOf(new Date().toISOString(), 1)}T08:00`);
  const plan = usePlanEntry();
  if (plan.data) return <ScheduledNotice message={plan.data.message} onClose={onClose} />;
  if (record && chosen.length === 0)
    return <Text size="sm">There are no unpublished changes to schedule. Keep a draft first.</Text>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from a dialog to the form around its button.
    event.stopPropagation();
    const time = splitClock(clock);
    const records = chosen.map(({ kind, id, action }) => ({ kind, id, action }));
    if (time && records.length > 0) plan.mutate({ records, ...time });
  };
  const changeRecords = (records: Chosen[]) => {
    plan.reset();
    setChanged(records);
  };
  const changeClock = (typed: string) => {
    plan.reset();
    setClock(typed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ChosenRecords chosen={chosen} drafts={drafts} onChange={changeRecords} />
        <TimeFields clock={clock} onChange={changeClock} />
        {chosen.some(({ action }) => action === "publish") && (
          <Text size="sm" c="dimmed">
            A draft goes out as it is at that time. You can go on editing it until then.
          </Text>
        )}
        {plan.error && (
          <Alert color="red" role="alert">
            {serverMessage(plan.error) ??
              "Couldn't schedule it. Check your connection and try again."}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            type="submit"
            loading={plan.isPending}
            disabled={chosen.length === 0 || !splitClock(clock)}
          >
            Schedule
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
