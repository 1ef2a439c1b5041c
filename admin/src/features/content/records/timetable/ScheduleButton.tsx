import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { RecordRef } from "shared/content/records/records";
import { canBeScheduled } from "shared/content/records/timetable";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { timetableQuery } from "../../../../lib/requests/timetable.ts";
import { describePlanned } from "./describe-entry.ts";

const ScheduleDialog = lazy(async () => ({
  default: (await import("./ScheduleDialog.tsx")).ScheduleDialog,
}));

type Props = { record: RecordRef & { name: string } };

/** Opens the dialog that plans a record's changes, and says when the next one goes out. */
export function ScheduleButton({ record }: Props) {
  const { api } = useApp();
  const { format } = useDateFormat();
  const { data } = useQuery(timetableQuery(api));
  const [isOpen, setOpen] = useState(false);
  if (!canBeScheduled(record)) return null;
  const planned = describePlanned(data, record, format);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<CalendarClock size={16} aria-hidden />}
        aria-label={planned && `Schedule: ${planned}`}
        onClick={() => setOpen(true)}
      >
        {planned ?? "Schedule…"}
      </Button>
      {isOpen && (
        <Suspense>
          <ScheduleDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
