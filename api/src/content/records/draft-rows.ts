import { eq } from "drizzle-orm";
import { isNewRecord } from "shared/content/published-draft";
import type { Draft } from "shared/content/records/drafts";
import type { RecordRef } from "shared/content/records/records";
import { limits } from "shared/limits";
import { removeInvisible } from "shared/text/plain-characters";
import { keepPictures } from "#media/images/kept-pictures.ts";
import { cut } from "#platform/cut.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, notFound } from "#platform/errors.ts";
import { ofRecord } from "#publishing/of-record.ts";
import { users } from "#tables/accounts.ts";
import { drafts } from "#tables/records.ts";
import type { RecordType } from "./types/record-type.ts";
import type { RecordTypes } from "./types/record-types.ts";

type Content = Pick<Draft, "name" | "values" | "from" | "document" | "base">;

/** The row of a draft and the user name of its last editor. */
export const selectDraft = async (tx: Transaction, ref: RecordRef) => {
  const [row] = await tx
    .select({ draft: drafts, author: users.username })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.authorId))
    .where(ofRecord(drafts, ref));
  return row;
};

type Row = NonNullable<Awaited<ReturnType<typeof selectDraft>>>;

/** An upgrade can make the contract stricter than a stored document. */
const passes = (type: RecordType, id: string, document: unknown) => {
  try {
    return Boolean(type.parse(id, document));
  } catch {
    return false;
  }
};

const toDraft = async (
  tx: Transaction,
  types: RecordTypes,
  { draft, author }: Row,
  version: string | null,
): Promise<Draft> => {
  const { kind, recordId: id, name, values, from, document, base, updatedAt } = draft;
  const isValid = document !== null && passes(types[kind], id, document);
  const presented = isValid ? await types[kind].present(tx, id, document) : null;
  return { kind, id, name, author, updatedAt, values, from, document, base, version, presented };
};

/** The version of the record that a draft is for, `null` for a new one. 404 for a record that does not exist. */
const readVersion = async (tx: Transaction, types: RecordTypes, { kind, id }: RecordRef) => {
  if (isNewRecord(id)) return null;
  const record = await types[kind].read(tx, id);
  if (!record) throw notFound("Record");
  return record.version;
};

/** `undefined` if there is none. 404 for a record that does not exist. */
export const readDraft = async (
  tx: Transaction,
  types: RecordTypes,
  ref: RecordRef,
): Promise<Draft | undefined> => {
  const [version, row] = await Promise.all([readVersion(tx, types, ref), selectDraft(tx, ref)]);
  return row && toDraft(tx, types, row, version);
};

/**
 * Stores a record's draft, the first one too. 409 with the draft as it is when `draftAt` is not its last
 * edit, 404 for a record that does not exist.
 */
export const writeDraft = async (
  tx: Transaction,
  types: RecordTypes,
  ref: RecordRef,
  content: Content,
  { authorId, at, draftAt }: { authorId: string; at: Date; draftAt: string | null },
): Promise<Draft> => {
  const [version, before] = await Promise.all([readVersion(tx, types, ref), selectDraft(tx, ref)]);
  if (before && before.draft.updatedAt !== draftAt)
    throw editConflict(await toDraft(tx, types, before, version));
  const { name, values, from, document, base } = content;
  const changed = {
    name: cut(removeInvisible(name).replaceAll("\0", "").toWellFormed().trim(), limits.line),
    values,
    from,
    document,
    base,
    authorId,
    updatedAt: before ? nextVersionTime(before.draft.updatedAt, at) : at.toISOString(),
  };
  const row = { kind: ref.kind, recordId: ref.id, ...changed, createdAt: at.toISOString() };
  await Promise.all([
    tx
      .insert(drafts)
      .values(row)
      .onConflictDoUpdate({ target: [drafts.kind, drafts.recordId], set: changed }),
    keepPictures(tx, `draft:${ref.kind}:${ref.id}`, { values, from, document }),
  ]);
  const stored = await selectDraft(tx, ref);
  if (!stored) throw notFound("Draft");
  return toDraft(tx, types, stored, version);
};

/** Also gives up its pictures, by a trigger. */
export const deleteDraft = async (tx: Transaction, ref: RecordRef) => {
  await tx.delete(drafts).where(ofRecord(drafts, ref));
};
