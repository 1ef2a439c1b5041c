import type { TrashKind } from "shared/content/records/trash";
import { keepPictures } from "#media/images/kept-pictures.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type TrashRows, trash } from "#tables/records.ts";
import type { AuditEvent } from "../audit/audit-event.ts";

/** A record that was just deleted; `path` is its public path, which stays taken. */
export type DeletedRecord = {
  kind: TrashKind;
  recordId: string;
  name: string;
  rows: TrashRows;
  path?: string;
};

export type TrashedRecord = DeletedRecord & { id: string };

/** Moves a deleted record to the trash and keeps its pictures. */
export const keepDeleted = async (
  tx: Transaction,
  { path, ...record }: TrashedRecord,
  { by, at }: { by: Actor; at: Date },
) => {
  const deleted = { deletedBy: by.id, deletedAt: at.toISOString() };
  await tx.insert(trash).values({ ...record, path: path?.toLowerCase() ?? null, ...deleted });
  await keepPictures(tx, `trash:${record.id}`, record.rows);
};

/** The result of deleting one record, for a content editor. */
export const toDeletion = (event: AuditEvent, record: DeletedRecord) => {
  const id = newId();
  return { value: { trashId: id }, event, deleted: [{ id, ...record }] };
};
