import type { TimetableRecord } from "shared/content/records/timetable";
import type { Transaction } from "#platform/db/transaction.ts";
import { AppError, conflict, notFound } from "#platform/errors.ts";
import type { Edit } from "#publishing/content-editor.ts";
import { followVisibility } from "#publishing/follow-edit.ts";
import { deletePublishedDraft } from "#publishing/published-draft.ts";
import type { timetable } from "#tables/records.ts";
import { selectDraft } from "../draft-rows.ts";
import type { RecordType } from "../types/record-type.ts";
import type { RecordTypes } from "../types/record-types.ts";

export type EntryRow = typeof timetable.$inferSelect;

/** Refusals that another try would repeat. */
const finalCodes: ReadonlySet<string> = new Set([
  "validation_failed",
  "conflict",
  "edit_conflict",
  "not_found",
]);
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && finalCodes.has(error.code);

const describeRefusal = ({ name, action }: TimetableRecord, { code, message }: AppError) => {
  if (code === "edit_conflict")
    return `“${name}” was changed after its draft was started. Open the draft and compare both.`;
  if (code === "not_found") return `“${name}” was deleted.`;
  if (action === "publish") return `“${name}” couldn't be published: ${message}`;
  return `“${name}” couldn't be ${action === "hide" ? "hidden" : "shown"}: ${message}`;
};

const publishDraft = async (tx: Transaction, type: RecordType, record: TimetableRecord) => {
  const draft = (await selectDraft(tx, record))?.draft;
  if (!draft) throw conflict("Its draft was discarded or already published.");
  if (draft.document === null) throw conflict("Its draft has errors.");
  const { document, base: readAt, recordId: id, updatedAt } = draft;
  const edit = await type.publish(tx, id, { document, readAt });
  const [published = record] = edit.records ?? [];
  await deletePublishedDraft(tx, published, { id, updatedAt });
  return edit;
};

const setShown = async (tx: Transaction, type: RecordType, record: TimetableRecord) => {
  const stored = await type.read(tx, record.id);
  if (!stored) throw notFound("Record");
  const isShown = record.action === "show";
  const { document, version } = stored;
  if ("isShown" in document && document.isShown === isShown) return undefined;
  const change = { document: { ...document, isShown }, readAt: version };
  const edit = await type.publish(tx, record.id, change);
  const after = await type.read(tx, record.id);
  if (after) await followVisibility(tx, record, { from: version, to: after.version, isShown });
  return edit;
};

const publishRecord = async (tx: Transaction, types: RecordTypes, record: TimetableRecord) => {
  const change = record.action === "publish" ? publishDraft : setShown;
  try {
    return await change(tx, types[record.kind], record);
  } catch (error) {
    throw isRefusal(error) ? conflict(describeRefusal(record, error)) : error;
  }
};

/** Publishes all records of an entry, with the drafts as they are now. 409 naming a record that can't be published. */
export const publishRecords = async (
  tx: Transaction,
  types: RecordTypes,
  records: readonly TimetableRecord[],
) => {
  const edits: Edit<unknown>[] = [];
  const published: TimetableRecord[] = [];
  for (const record of records) {
    const edit = await publishRecord(tx, types, record);
    if (edit) edits.push(edit);
    // A new record has an id of its own now.
    published.push({ ...record, id: edit?.records?.[0]?.id ?? record.id });
  }
  return { edits, published };
};
