import type { TimetableRecord } from "shared/content/records/timetable";

type Entry = { id: string; records: readonly TimetableRecord[] };

/** An entry in the activity log. A review's name is the guest's, which the log leaves out. */
export const toSubject = ({ id, records }: Entry) => {
  const names = records.map(({ kind, name }) => (kind === "review" ? "a review" : name));
  return { kind: "timetable", id, name: names.join(", ") } as const;
};
