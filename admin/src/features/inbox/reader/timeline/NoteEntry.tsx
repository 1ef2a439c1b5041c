import { Text } from "@mantine/core";
import type { TimelineEntry } from "shared/timeline";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import classes from "./Timeline.module.css";

type Note = Extract<TimelineEntry, { kind: "note" }>;

/** What the team keeps for itself. */
export function NoteEntry({ note: { at, by, text } }: { note: Note }) {
  return (
    <div className={classes.note}>
      <Text size="xs" c="dimmed">
        Note by {by?.username ?? "the team"} · <DateTime at={at} />
      </Text>
      <Text className={classes.words}>{text}</Text>
    </div>
  );
}
