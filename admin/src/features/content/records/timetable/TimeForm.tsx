import { Alert, Button, Group, Stack } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import type { TimetableTime } from "shared/content/records/timetable";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { ScheduledNotice } from "./ScheduledNotice.tsx";
import { splitClock } from "./split-clock.ts";
import { TimeFields } from "./TimeFields.tsx";

type Props = {
  /** The time that is proposed, as in `2026-12-01T08:00`. */
  proposed: string;
  /** For example "Schedule". */
  label: string;
  request: {
    data: { message: string } | undefined;
    error: Error | null;
    isPending: boolean;
    reset: () => void;
  };
  isIncomplete?: boolean;
  onSubmit: (time: TimetableTime) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the time of an entry in the timetable, and says when it was planned. */
export function TimeForm(props: Props) {
  const { label, request, isIncomplete, onSubmit, onClose, children } = props;
  const [clock, setClock] = useState(props.proposed);
  const time = splitClock(clock);
  if (request.data) return <ScheduledNotice message={request.data.message} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from a dialog to the form around its button.
    event.stopPropagation();
    if (time) onSubmit(time);
  };
  const change = (typed: string) => {
    request.reset();
    setClock(typed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {children}
        <TimeFields clock={clock} onChange={change} />
        {request.error && (
          <Alert color="red" role="alert">
            {serverMessage(request.error) ??
              "Couldn't save the time. Check your connection and try again."}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={request.isPending} disabled={isIncomplete || !time}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
