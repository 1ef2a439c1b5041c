import type { TimetableRecord } from "shared/content/records/timetable";

/** `Night boat and 2 more`. A review's name is the guest's, which logs leave out. */
export const describeRecords = ([first, ...others]: readonly TimetableRecord[]) => {
  const name = first?.kind === "review" ? "A review" : (first?.name ?? "");
  return others.length === 0 ? name : `${name} and ${others.length} more`;
};

/** An entry in the activity log. */
export const toSubject = ({ id, records }: { id: string; records: readonly TimetableRecord[] }) =>
  ({ kind: "timetable", id, name: describeRecords(records) }) as const;
