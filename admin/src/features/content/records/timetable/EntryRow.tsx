import { Anchor, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { TimetableEntry, TimetableRecord } from "shared/content/records/timetable";
import { lateAfter } from "shared/content/records/timetable";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { Row } from "../../../../components/list/Rows.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { toRecordPath } from "../../../../lib/app/record-path.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { actionLabels } from "./describe-entry.ts";
import { EntryReceipt } from "./EntryReceipt.tsx";
import { splitClock } from "./split-clock.ts";
import { useCancelEntry, useMoveEntry } from "./timetable.requests.ts";

const states = {
  planned: { text: "Planned", color: "lake" },
  done: { text: "Published", color: "lake" },
  failed: { text: "Not published", color: "red" },
  cancelled: { text: "Cancelled", color: "gray" },
} as const;

type Props = {
  entry: TimetableEntry;
  /** True after an admin cancelled it or undid that: its buttons are others then, perhaps elsewhere. */
  takesFocus: boolean;
  onChanged: () => void;
  /** Opens the dialog for another time. */
  onMove: (entry: TimetableEntry) => void;
};

export function EntryRow(props: Props) {
  const { entry } = props;
  const { state, records, dueAt, author } = entry;
  const now = useNow();
  const { text, color } = states[state];
  const isOverdue = state === "planned" && now - Date.parse(dueAt) > lateAfter;
  return (
    <Row>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs" align="flex-start">
          <Text fw={600}>
            <DateTime at={dueAt} />
          </Text>
          <Group gap={6}>
            {(entry.isLate || isOverdue) && (
              <Badge variant="light" color="clay">
                Late
              </Badge>
            )}
            <Badge variant="light" color={color}>
              {text}
            </Badge>
          </Group>
        </Group>
        <RecordList records={records} />
        {entry.problem && (
          <Text size="sm" c="var(--mantine-color-error)">
            {entry.problem}
            {records.length > 1 && " The other changes in this entry weren't published either."}
          </Text>
        )}
        {state === "done" && <EntryReceipt entry={entry} />}
        <Text size="sm" c="dimmed">
          {author ? `Planned by ${author}` : "Planned"}, <DateTime at={entry.createdAt} />
        </Text>
        <EntryActions {...props} />
      </Stack>
    </Row>
  );
}

function RecordList({ records }: { records: TimetableRecord[] }) {
  return (
    <Stack component="ul" gap={2} p={0} m={0} style={{ listStyle: "none" }}>
      {records.map((record) => (
        <Text component="li" size="sm" key={`${record.kind} ${record.id}`}>
          {actionLabels[record.action]}:{" "}
          <Anchor component={Link} to={toRecordPath(record)} inherit underline="always">
            {record.name}
          </Anchor>
        </Text>
      ))}
    </Stack>
  );
}

function EntryActions({ entry, takesFocus, onChanged, onMove }: Props) {
  const { state } = entry;
  const cancel = useCancelEntry(entry._id, onChanged);
  const undo = useUndo(entry, onChanged);
  const name = entry.records.map((record) => record.name).join(", ");
  const error = cancel.error ?? undo.error;
  const canUndo = state === "cancelled" && undo.canUndo;
  if (state === "done") return null;
  return (
    <>
      <Group key={state} gap="xs">
        {canUndo && (
          <Button
            autoFocus={takesFocus}
            size="xs"
            variant="default"
            loading={undo.isPending}
            aria-label={`Undo: ${name}`}
            onClick={undo.start}
          >
            Undo
          </Button>
        )}
        <Button
          autoFocus={takesFocus && !canUndo}
          size="xs"
          variant="default"
          data-move={entry._id}
          onClick={() => onMove(entry)}
          aria-label={state === "planned" ? `Change the time of ${name}` : `Schedule ${name} again`}
        >
          {state === "planned" ? "Change the time" : "Schedule again"}
        </Button>
        {state !== "cancelled" && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            loading={cancel.isPending}
            aria-label={state === "failed" ? `Dismiss ${name}` : `Cancel ${name}`}
            onClick={() => cancel.mutate()}
          >
            {state === "failed" ? "Dismiss" : "Cancel"}
          </Button>
        )}
      </Group>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {serverMessage(error) ?? "Couldn't reach the server. Please try again."}
        </Text>
      )}
    </>
  );
}

/** Plans a cancelled entry for its time again, as long as that is still to come. */
function useUndo({ _id, dueAt }: TimetableEntry, onUndone: () => void) {
  const { clockOf } = useDateFormat();
  const now = useNow();
  const move = useMoveEntry(_id, onUndone);
  const start = () => {
    const time = splitClock(clockOf(dueAt));
    if (time) move.mutate(time);
  };
  return { ...move, start, canUndo: Date.parse(dueAt) > now };
}
