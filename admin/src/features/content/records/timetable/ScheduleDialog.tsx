import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DraftSummary } from "shared/content/records/drafts";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { draftsQuery } from "../../../../lib/requests/drafts.ts";
import { timetableQuery } from "../../../../lib/requests/timetable.ts";
import { ChosenRecords } from "./ChosenRecords.tsx";
import { type Choosable, type Chosen, listActions } from "./chosen-records.ts";
import { findPlanned } from "./describe-entry.ts";
import { EntryRow } from "./EntryRow.tsx";
import { TimeForm } from "./TimeForm.tsx";
import { usePlanEntry } from "./timetable.requests.ts";
import { useMoveDialog } from "./use-move-dialog.tsx";

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
  const { dialog, onMove } = useMoveDialog();
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
            onMove={onMove}
          />
        ))}
      </Rows>
      {dialog}
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
  const plan = usePlanEntry();
  if (record && chosen.length === 0 && !plan.data)
    return <Text size="sm">There are no unpublished changes to schedule. Keep a draft first.</Text>;
  const records = chosen.map(({ kind, id, action }) => ({ kind, id, action }));
  const changeRecords = (next: Chosen[]) => {
    plan.reset();
    setChanged(next);
  };
  return (
    <TimeForm
      proposed={`${dayOf(new Date().toISOString(), 1)}T08:00`}
      label="Schedule"
      request={plan}
      isIncomplete={records.length === 0}
      onSubmit={(time) => plan.mutate({ records, ...time })}
      onClose={onClose}
    >
      <ChosenRecords chosen={chosen} drafts={drafts} onChange={changeRecords} />
      {chosen.some(({ action }) => action === "publish") && (
        <Text size="sm" c="dimmed">
          A draft goes out as it is at that time. You can go on editing it until then.
        </Text>
      )}
    </TimeForm>
  );
}
