import { Text } from "@mantine/core";
import { lateAfter, type TimetableEntry } from "shared/content/records/timetable";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { DescriptionList } from "../../../../components/list/DescriptionList.tsx";
import { describeLength } from "../../../../lib/dates/describe-age.ts";

/** When an entry was due, published, and first served at the public address. */
export function EntryReceipt({
  entry: { dueAt, doneAt, liveAt, liveMessage },
}: {
  entry: TimetableEntry;
}) {
  return (
    <>
      <DescriptionList
        items={{
          Due: <DateTime at={dueAt} />,
          Published: <DelayedTime at={doneAt} since={dueAt} missing="Not yet" />,
          "Seen at the public address": (
            <DelayedTime at={liveAt} since={doneAt ?? dueAt} missing="Not yet" />
          ),
        }}
      />
      {liveMessage && (
        <Text size="sm" c="var(--mantine-color-error)">
          {liveMessage}
        </Text>
      )}
    </>
  );
}

/** As in `3 s later`; whole minutes from two minutes on. */
const describeDelay = (from: string, to: string) => {
  const delay = Date.parse(to) - Date.parse(from);
  return delay < lateAfter
    ? `${Math.max(0, Math.round(delay / 1_000))} s later`
    : `${describeLength(delay)} later`;
};

type DelayedProps = { at: string | null; since: string; missing: string };

function DelayedTime({ at, since, missing }: DelayedProps) {
  if (at === null) return missing;
  return (
    <>
      <DateTime at={at} />, {describeDelay(since, at)}
    </>
  );
}
