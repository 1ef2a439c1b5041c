import { and, desc, eq, like, notExists } from "drizzle-orm";
import { isNewRecord, newRecordPrefix } from "shared/content/published-draft";
import type { Draft, DraftInput, DraftSummary } from "shared/content/records/drafts";
import { type RecordKind, type RecordRef, recordKind } from "shared/content/records/records";
import { limits } from "shared/limits";
import { z } from "zod";
import type { Transaction } from "#platform/db/transaction.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { conflict, editConflict, notFound } from "#platform/errors.ts";
import { ofRecord } from "#publishing/of-record.ts";
import { cancelPublication } from "#publishing/published-draft.ts";
import { users } from "#tables/accounts.ts";
import { drafts, trash } from "#tables/records.ts";
import { deleteDraft, readDraft, writeDraft } from "./draft-rows.ts";
import type { RecordTypes } from "./types/record-types.ts";

type Deps = Pick<DomainDeps, "db" | "now"> & { recordTypes: RecordTypes };

/** The kinds that an admin can add records of. */
const addedKinds: RecordKind[] = ["tour", "page", "review"];
const uuid = z.uuid();

const canBeId = (kind: RecordKind, id: string) =>
  isNewRecord(id)
    ? addedKinds.includes(kind) && uuid.safeParse(id.slice(newRecordPrefix.length)).success
    : id.length <= limits.line;

/** 404 for a kind that does not exist and for an id that no record can have. */
export const toRecordRef = ({ kind, id }: Record<"kind" | "id", string>): RecordRef => {
  const known = recordKind.safeParse(kind).data;
  if (!known || !canBeId(known, id)) throw notFound("Record");
  return { kind: known, id };
};

const isOfNewRecord = like(drafts.recordId, `${newRecordPrefix}%`);

/**
 * 409 for a first draft beyond the limit, and for a draft that was published or discarded: stored again, it could be
 * published a second time.
 */
const refuseFirst = async (tx: Transaction, draftAt: string | null) => {
  if (draftAt !== null)
    throw conflict(
      "This draft was published or discarded in the meantime. Copy what you still need, then discard it.",
    );
  if ((await tx.$count(drafts, isOfNewRecord)) >= limits.newDrafts)
    throw conflict(
      `There are already ${limits.newDrafts} drafts that were never published. Publish or discard some of them first.`,
    );
};

/** Unpublished changes, one draft for each record and for each record that does not exist yet. */
export const createDraftsService = ({ db, now, recordTypes }: Deps) => ({
  /** Last changed first, without those of records in the trash. */
  list: async (): Promise<DraftSummary[]> => {
    const inTrash = db.read
      .select({ id: trash.id })
      .from(trash)
      .where(and(eq(trash.kind, drafts.kind), eq(trash.recordId, drafts.recordId)));
    const rows = await db.read
      .select({
        kind: drafts.kind,
        id: drafts.recordId,
        name: drafts.name,
        author: users.username,
        updatedAt: drafts.updatedAt,
      })
      .from(drafts)
      .leftJoin(users, eq(users.id, drafts.authorId))
      .where(notExists(inTrash))
      .orderBy(desc(drafts.updatedAt), desc(drafts.recordId));
    return rows;
  },

  /** `undefined` without a draft. 404 for a record that does not exist. */
  read: (ref: RecordRef): Promise<Draft | undefined> =>
    db.write((tx) => readDraft(tx, recordTypes, ref)),

  /**
   * Changes nothing that is published. 400 naming the fields of a document that the contract refuses, 409 with the draft
   * as it is when `draftAt` is not its last edit, and without one for a new record whose draft is gone.
   */
  save: (authorId: string, ref: RecordRef, { draftAt, ...content }: DraftInput): Promise<Draft> => {
    const { document } = content;
    const parsed = document && recordTypes[ref.kind].parse(ref.id, document);
    return db.write(async (tx) => {
      const isFirst = isNewRecord(ref.id) && (await tx.$count(drafts, ofRecord(drafts, ref))) === 0;
      if (isFirst) await refuseFirst(tx, draftAt);
      const edit = { authorId, at: now(), draftAt };
      return writeDraft(tx, recordTypes, ref, { ...content, document: parsed }, edit);
    });
  },

  /** Takes it out of the timetable too. Does nothing without a draft. 409 with the draft as it is when `draftAt` is not its last edit. */
  discard: (ref: RecordRef, draftAt: string): Promise<void> =>
    db.write(async (tx) => {
      const draft = await readDraft(tx, recordTypes, ref);
      if (!draft) return;
      if (draft.updatedAt !== draftAt) throw editConflict(draft);
      await deleteDraft(tx, ref);
      await cancelPublication(tx, ref);
    }),
});
export type DraftsService = ReturnType<typeof createDraftsService>;
