import { and, eq } from "drizzle-orm";
import { isNewRecord, type PublishedDraft } from "shared/content/published-draft";
import type { RecordRef } from "shared/content/records/records";
import type { TimetableRecord } from "shared/content/records/timetable";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import { drafts, previewLinks, timetable } from "#tables/records.ts";
import type { Edit } from "./content-editor.ts";
import { ofRecord } from "./of-record.ts";
import { takeOut } from "./take-out.ts";

/** Deletes a draft unless it changed since `updatedAt`; preview links of a new record move to the record. */
export const deletePublishedDraft = async (
  tx: Transaction,
  { kind, id }: RecordRef,
  draft: { id: string; updatedAt: string },
) => {
  const draftRef = { kind, id: draft.id };
  const isUnchanged = eq(drafts.updatedAt, draft.updatedAt);
  const deleted = await tx
    .delete(drafts)
    .where(and(ofRecord(drafts, draftRef), isUnchanged))
    .returning({ id: drafts.recordId });
  if (deleted.length === 0) return false;
  if (isNewRecord(draft.id))
    await tx.update(previewLinks).set({ recordId: id }).where(ofRecord(previewLinks, draftRef));
  return true;
};

/** Takes the publication of a draft out of the timetable. */
export const cancelPublication = (tx: Transaction, { kind, id }: RecordRef) => {
  const isPublication = (record: TimetableRecord) =>
    record.kind === kind && record.id === id && record.action === "publish";
  return takeOut(tx, eq(timetable.state, "planned"), isPublication);
};

/**
 * An edit that also removes the draft it publishes. A draft that changed since stays; for a record that does not exist
 * yet that is a 409, because the record could be created twice.
 */
export const publishing =
  <Rest extends unknown[], T>(
    { draft, draftAt }: PublishedDraft,
    edit: (tx: Transaction, ...rest: Rest) => Promise<Edit<T>>,
  ) =>
  async (tx: Transaction, ...rest: Rest): Promise<Edit<T>> => {
    const made = await edit(tx, ...rest);
    const [record] = made.records ?? [];
    if (!record || !draftAt) return made;
    const id = draft ?? record.id;
    const isDeleted = await deletePublishedDraft(tx, record, { id, updatedAt: draftAt });
    if (isDeleted) await cancelPublication(tx, { kind: record.kind, id });
    else if (draft)
      throw conflict(
        "This draft was changed, published or discarded in the meantime. Reload the page to see how it is now.",
      );
    return made;
  };
