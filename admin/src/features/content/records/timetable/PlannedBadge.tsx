import { Badge } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { RecordRef } from "shared/content/records/records";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { timetableQuery } from "../../../../lib/requests/timetable.ts";
import { describePlanned } from "./describe-entry.ts";

/** Marks a record of a list that is in the timetable. */
export function PlannedBadge({ record }: { record: RecordRef }) {
  const { api } = useApp();
  const { format } = useDateFormat();
  const text = describePlanned(useQuery(timetableQuery(api)).data, record, format);
  if (!text) return null;
  return (
    <Badge variant="light" tt="none">
      {text}
    </Badge>
  );
}
