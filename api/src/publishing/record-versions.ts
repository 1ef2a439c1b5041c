import { isDeepStrictEqual } from "node:util";
import { and, desc, lt, notInArray } from "drizzle-orm";
import { isApiKey } from "shared/accounts/api-keys/api-keys";
import type { RecordRef } from "shared/content/records/records";
import { keptVersions } from "shared/content/records/versions";
import { addKeptPictures, findPictures } from "#media/images/kept-pictures.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { contentRevision } from "#tables/builds.ts";
import { recordVersions } from "#tables/records.ts";
import { ofRecord } from "./of-record.ts";

/** A published change of a record; the documents are its input in the contract. */
export type RecordChange = RecordRef & {
  name: string;
  /** `null` for a new record. */
  before: { document: object; updatedAt: string | null } | null;
  after: object;
};

type Version = typeof recordVersions.$inferInsert;

/** Paths of the fields that differ, such as `title` and `facts.prices`. */
const findChanges = (before: object, after: object, path = ""): string[] => {
  const old = new Map<string, unknown>(Object.entries(before));
  const current = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), current.get(name)];
    if (isDeepStrictEqual(was ?? null, is ?? null)) return [];
    const isGroup = name === "facts" || name === "details";
    if (isGroup && typeof was === "object" && was && typeof is === "object" && is)
      return findChanges(was, is, `${path}${name}.`);
    return [`${path}${name}`];
  });
};

const insertVersion = async (tx: Transaction, version: Version, pictureIds: string[]) => {
  const owner = `version:${version.id}`;
  await Promise.all([
    tx.insert(recordVersions).values(version),
    addKeptPictures(tx, owner, pictureIds),
  ]);
};

const removeOldVersions = async (tx: Transaction, record: RecordRef, at: Date) => {
  const yearAgo = new Date(at.getTime() - keptVersions.days * 24 * 60 * 60_000).toISOString();
  const newest = tx
    .select({ id: recordVersions.id })
    .from(recordVersions)
    .where(ofRecord(recordVersions, record))
    .orderBy(desc(recordVersions.revision))
    .limit(keptVersions.count);
  await tx
    .delete(recordVersions)
    .where(
      and(
        ofRecord(recordVersions, record),
        lt(recordVersions.createdAt, yearAgo),
        notInArray(recordVersions.id, newest),
      ),
    );
};

/**
 * Keeps a record as it is published now. The first change of a record that is older than its history also keeps how it
 * was before.
 */
export const keepVersion = async (
  tx: Transaction,
  { kind, id, name, before, after }: RecordChange,
  { by, at }: { by: Actor; at: Date },
) => {
  const changed = before && findChanges(before.document, after);
  if (changed?.length === 0) return;
  const record = { kind, recordId: id, name };
  const [kept, [stored], picturesBefore, picturesAfter] = await Promise.all([
    tx.$count(recordVersions, ofRecord(recordVersions, { kind, id })),
    tx.select({ revision: contentRevision.revision }).from(contentRevision),
    findPictures(tx, before?.document),
    findPictures(tx, after),
  ]);
  const first: Version | null = before && {
    ...record,
    id: newId(),
    document: before.document,
    changed: null,
    authorId: null,
    via: null,
    revision: 0,
    createdAt: before.updatedAt ?? at.toISOString(),
  };
  const version: Version = {
    ...record,
    id: newId(),
    document: after,
    changed,
    authorId: by.id,
    via: by.id === null || isApiKey(by.device) ? by.device : null,
    // The revision is raised at the end of this transaction.
    revision: (stored?.revision ?? 0) + 1,
    createdAt: at.toISOString(),
  };
  await Promise.all([
    first && kept === 0 && insertVersion(tx, first, picturesBefore),
    insertVersion(tx, version, picturesAfter),
    removeOldVersions(tx, { kind, id }, at),
  ]);
};
