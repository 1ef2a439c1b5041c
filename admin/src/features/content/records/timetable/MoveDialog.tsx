import { Alert, Button, Group, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { TimetableEntry } from "shared/content/records/timetable";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { ScheduledNotice } from "./ScheduledNotice.tsx";
import { splitClock } from "./split-clock.ts";
import { TimeFields } from "./TimeFields.tsx";
import { useMoveEntry } from "./timetable.requests.ts";

type Props = { entry: TimetableEntry; onClose: () => void };

/** Moves an entry, or plans a cancelled or failed one again. */
export function MoveDialog({ entry, onClose }: Props) {
  const { clockOf } = useDateFormat();
  const [clock, setClock] = useState(() => clockOf(entry.dueAt));
  const move = useMoveEntry(entry._id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from a dialog to the form around its button.
    event.stopPropagation();
    const time = splitClock(clock);
    if (time) move.mutate(time);
  };
  const change = (typed: string) => {
    move.reset();
    setClock(typed);
  };
  const title = entry.state === "planned" ? "Change the time" : "Schedule again";
  return (
    <TitledDialog title={title} onClose={onClose}>
      {move.data ? (
        <ScheduledNotice message={move.data.message} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack>
            <TimeFields clock={clock} onChange={change} />
            {move.error && (
              <Alert color="red" role="alert">
                {serverMessage(move.error) ??
                  "Couldn't change the time. Check your connection and try again."}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
              <Button type="submit" loading={move.isPending} disabled={!splitClock(clock)}>
                {entry.state === "planned" ? "Change the time" : "Schedule"}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </TitledDialog>
  );
}
