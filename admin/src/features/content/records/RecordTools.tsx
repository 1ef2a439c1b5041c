import { Group } from "@mantine/core";
import { isNewRecord } from "shared/content/published-draft";
import type { RecordRef } from "shared/content/records/records";
import { HistoryLink } from "./HistoryLink.tsx";
import { PreviewTools } from "./preview/PreviewTools.tsx";
import classes from "./RecordTools.module.css";
import { ScheduleButton } from "./timetable/ScheduleButton.tsx";

type Props = { record: RecordRef & { name: string } };

/** A row of tools above the form of a record; it takes no space while it is empty. */
export function RecordTools({ record }: Props) {
  return (
    <Group gap="xs" className={classes.tools} role="group" aria-label={`Tools for ${record.name}`}>
      {!isNewRecord(record.id) && <HistoryLink record={record} />}
      <ScheduleButton record={record} />
      <PreviewTools record={record} />
    </Group>
  );
}
