import { and, eq, ne } from "drizzle-orm";
import { isNewRecord } from "shared/content/published-draft";
import {
  canBeHidden,
  canBeScheduled,
  type TimetableInput,
  type TimetableRecord,
} from "shared/content/records/timetable";
import type { Transaction } from "#platform/db/transaction.ts";
import { AppError, conflict, invalidField } from "#platform/errors.ts";
import { timetable } from "#tables/records.ts";
import { selectDraft } from "../draft-rows.ts";
import type { RecordTypes } from "../types/record-types.ts";

type Asked = TimetableInput["records"][number];

/** The draft's name. */
const checkDraft = async (tx: Transaction, types: RecordTypes, asked: Asked, path: string) => {
  if (!canBeScheduled(asked))
    throw invalidField(path, `The settings of ${asked.id} can't be scheduled.`);
  const type = types[asked.kind];
  if (!isNewRecord(asked.id) && !(await type.read(tx, asked.id)))
    throw invalidField(path, "This record does not exist any more.");
  const draft = (await selectDraft(tx, asked))?.draft;
  if (!draft) throw invalidField(path, "There is no draft to publish. Save one first.");
  if (draft.document === null)
    throw invalidField(path, `The draft of “${draft.name}” has errors. Correct it first.`);
  try {
    type.parse(asked.id, draft.document);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw invalidField(path, `The draft of “${draft.name}” can't be published: ${error.message}`);
  }
  return draft.name;
};

/** The record's name. */
const checkVisible = async (tx: Transaction, types: RecordTypes, asked: Asked, path: string) => {
  if (!canBeHidden(asked.kind))
    throw invalidField(path, "Only tours, pages and reviews can be shown and hidden.");
  const stored = await types[asked.kind].read(tx, asked.id);
  if (!stored) throw invalidField(path, "This record does not exist any more.");
  return stored.name;
};

/** The records with their names. 400 naming one that can't be published, shown or hidden. */
export const checkRecords = async (
  tx: Transaction,
  types: RecordTypes,
  records: readonly Asked[],
): Promise<TimetableRecord[]> => {
  const checked: TimetableRecord[] = [];
  for (const [index, { kind, id, action }] of records.entries()) {
    const asked = { kind, id, action };
    const check = action === "publish" ? checkDraft : checkVisible;
    checked.push({ ...asked, name: await check(tx, types, asked, `records.${index}`) });
  }
  return checked;
};

type Planned = { id: string; records: readonly TimetableRecord[]; dueAt: string };

/** 409 for a draft that another entry publishes, and for a record that another entry changes at the same time. */
export const refusePlannedTwice = async (tx: Transaction, { id, records, dueAt }: Planned) => {
  const others = await tx
    .select({ records: timetable.records, dueAt: timetable.dueAt })
    .from(timetable)
    .where(and(eq(timetable.state, "planned"), ne(timetable.id, id)));
  for (const { kind, id: recordId, name, action } of records) {
    const isPlanned = others.some((other) =>
      other.records.some(
        (each) =>
          each.kind === kind &&
          each.id === recordId &&
          (other.dueAt === dueAt || (action === "publish" && each.action === "publish")),
      ),
    );
    if (isPlanned)
      throw conflict(`“${name}” is already in the timetable. Move or cancel that entry first.`);
  }
};
