import type { Page } from "shared/content/pages/pages";
import { isNewRecord } from "shared/content/published-draft";
import type { DraftSummary } from "shared/content/records/drafts";
import type { RecordKind, RecordRef } from "shared/content/records/records";
import {
  canBeHidden,
  canBeScheduled,
  type TimetableAction,
} from "shared/content/records/timetable";
import type { TourService } from "shared/content/tours/tour-services";
import { toRecordKey } from "../../../../lib/editing/record-key.ts";

export type Choosable = RecordRef & { name: string };
export type Chosen = Choosable & { action: TimetableAction };

/** Lists the actions that a record allows; none for settings without a draft. */
export const listActions = (record: RecordRef, drafts: RecordRef[]): TimetableAction[] => {
  const hasDraft = drafts.some((draft) => toRecordKey(draft) === toRecordKey(record));
  return [
    ...(hasDraft && canBeScheduled(record) ? ["publish" as const] : []),
    ...(canBeHidden(record.kind) && !isNewRecord(record.id)
      ? ["hide" as const, "show" as const]
      : []),
  ];
};

const untitled: Record<RecordKind, string> = {
  tour: "Untitled tour",
  page: "Untitled page",
  review: "Untitled review",
  settings: "Settings",
  questions: "Questions",
};

type Lists = { drafts: DraftSummary[]; tours: TourService[]; pages: Page[] };
type Group = { group: string; records: Choosable[] };

const toChoosable = ({ kind, id, name }: DraftSummary): Choosable => ({
  kind,
  id,
  name: name || untitled[kind],
});

/** Records that can be added: those with drafts first. */
export const groupChoices = ({ drafts, tours, pages }: Lists, chosen: RecordRef[]): Group[] => {
  const isChosen = new Set(chosen.map(toRecordKey));
  const hasDraft = new Set(drafts.map(toRecordKey));
  const toFree = (kind: "tour" | "page", records: { _id: string; title: string }[]) =>
    records
      .map(({ _id: id, title: name }) => ({ kind, id, name }))
      .filter((record) => !isChosen.has(toRecordKey(record)) && !hasDraft.has(toRecordKey(record)));
  const freeDrafts = drafts.filter(
    (draft) => canBeScheduled(draft) && !isChosen.has(toRecordKey(draft)),
  );
  return [
    { group: "Drafts", records: freeDrafts.map(toChoosable) },
    { group: "Tours", records: toFree("tour", tours) },
    { group: "Pages", records: toFree("page", pages) },
  ].filter(({ records }) => records.length > 0);
};
