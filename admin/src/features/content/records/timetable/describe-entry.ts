import type { RecordRef } from "shared/content/records/records";
import type {
  TimetableAction,
  TimetableEntry,
  TimetableList,
} from "shared/content/records/timetable";

export const actionLabels: Record<TimetableAction, string> = {
  publish: "Publish the draft",
  hide: "Hide from the site",
  show: "Show on the site",
};

const badgeVerbs: Record<TimetableAction, string> = {
  publish: "Goes out",
  hide: "Hides",
  show: "Shows again",
};

const findAction = ({ records }: TimetableEntry, { kind, id }: RecordRef) =>
  records.find((record) => record.kind === kind && record.id === id)?.action;

/** The planned entries of a record, the next one first. */
export const findPlanned = (list: TimetableList | undefined, record: RecordRef) =>
  (list?.planned ?? []).filter((entry) => findAction(entry, record) !== undefined);

/** `Goes out 1 Dec, 08:00`; `undefined` for a record that is not in the timetable. */
export const describePlanned = (
  list: TimetableList | undefined,
  record: RecordRef,
  format: (at: string) => string,
) => {
  const [entry] = findPlanned(list, record);
  const action = entry && findAction(entry, record);
  return action && `${badgeVerbs[action]} ${format(entry.dueAt)}`;
};

/** Planned entries by day, such as `2026-12-01`. */
export const groupByDay = (entries: TimetableEntry[], dayOf: (at: string) => string) => [
  ...Map.groupBy(entries, ({ dueAt }) => dayOf(dueAt)),
];
