import { and, desc, eq, lt, lte, or, sql } from "drizzle-orm";
import type { User } from "shared/accounts/users";
import type { Draft } from "shared/content/records/drafts";
import type { RecordRef } from "shared/content/records/records";
import { type Version, type VersionSummary, versionsPage } from "shared/content/records/versions";
import type { LiveRelease } from "shared/publishing/builds";
import type { Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { AppError, conflict, invalidField, notFound } from "#platform/errors.ts";
import type { BuildsService } from "#publishing/builds/builds.service.ts";
import { ofRecord } from "#publishing/of-record.ts";
import { users } from "#tables/accounts.ts";
import { recordVersions } from "#tables/records.ts";
import { listChangedRecords } from "./changed-records.ts";
import { describeChanges } from "./describe-changes.ts";
import { writeDraft } from "./draft-rows.ts";
import { withoutMissingPictures } from "./missing-pictures.ts";
import { type RecordEditor, requireRecordAccess } from "./require-record-access.ts";
import type { RecordTypes } from "./types/record-types.ts";

type Deps = Pick<DomainDeps, "db" | "now"> & {
  recordTypes: RecordTypes;
  builds: Pick<BuildsService, "get" | "live">;
};

const { id, kind, recordId, name, changed, authorId, via, revision, createdAt, document } =
  recordVersions;

const summaryColumns = {
  id,
  kind,
  recordId,
  name,
  changed,
  authorId,
  via,
  revision,
  createdAt,
  author: users.username,
  isHidden: sql<number | null>`json_extract(${document}, '$.isShown') = 0`,
};

type Row = Pick<
  typeof recordVersions.$inferSelect,
  Exclude<keyof typeof summaryColumns, "author" | "isHidden">
> & { author: string | null; isHidden: number | null };

/** The revision of a record's state before its history begins. */
const beforeHistory = 0;

const describeAuthor = ({ authorId, author, via }: Row) => {
  const user = authorId && (author ?? "a former admin");
  if (via) return user ? `${via} of ${user}` : via;
  return author ?? (authorId ? "A former admin" : "The website");
};

const toSummary = (row: Row): VersionSummary => {
  const isFirst = row.revision === beforeHistory;
  return {
    _id: row.id,
    kind: row.kind,
    id: row.recordId,
    name: row.name,
    sentence: isFirst
      ? "As it was before this history begins."
      : describeChanges(row.changed, row.isHidden !== 1),
    author: isFirst ? null : describeAuthor(row),
    createdAt: row.createdAt,
  };
};

/** The condition for versions older than the one with this id. 400 for one that is not the record's. */
const whereBefore = async (read: Reader, record: RecordRef, before: string) => {
  const [last] = await read
    .select({ revision })
    .from(recordVersions)
    .where(and(ofRecord(recordVersions, record), eq(id, before)));
  if (!last) throw invalidField("before", "before must be the id of a version of this record.");
  return or(lt(revision, last.revision), and(eq(revision, last.revision), lt(id, before)));
};

/** A release shows held-back records in an unknown version. */
const isHeldBack = (release: NonNullable<LiveRelease>, record: RecordRef) =>
  (release.heldBack ?? []).some((each) => each.kind === record.kind && each.id === record.id);

const readLiveId = async (read: Reader, record: RecordRef, release: LiveRelease) => {
  if (!release || isHeldBack(release, record)) return null;
  const [live] = await read
    .select({ id, isHidden: summaryColumns.isHidden })
    .from(recordVersions)
    .where(and(ofRecord(recordVersions, record), lte(revision, release.revision)))
    .orderBy(desc(revision), desc(id))
    .limit(1);
  return live && live.isHidden !== 1 ? live.id : null;
};

const inTrash = ({ kind }: RecordRef) =>
  new AppError(
    "not_found",
    `This ${kind} is in the trash. Restore it there first, then choose a version.`,
  );

const findVersion = async (tx: Pick<Transaction, "select">, versionId: string) => {
  const [row] = await tx
    .select({ ...summaryColumns, document })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(id, versionId));
  if (!row) throw notFound("Version");
  return row;
};

/** An update of the product may have brought stricter rules than those of the version. */
const readStored = async (
  tx: Pick<Transaction, "select">,
  types: RecordTypes,
  row: Awaited<ReturnType<typeof findVersion>>,
) => {
  try {
    types[row.kind].parse(row.recordId, row.document);
    return await withoutMissingPictures(tx, { kind: row.kind, id: row.recordId }, row.document);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw conflict(`This version no longer passes today's checks. ${error.message}`);
  }
};

const describeRestored = (missing: number) => {
  const made = "Draft made of this version. Nothing is published.";
  if (missing === 0) return made;
  return missing === 1
    ? `${made} One of its photos is no longer stored and was left out.`
    : `${made} ${missing} of its photos are no longer stored and were left out.`;
};

/** The published versions of tours, pages, reviews, settings and questions. */
export const createVersionsService = ({ db, now, recordTypes, builds }: Deps) => ({
  /** 404 for a record that neither exists nor has versions, 400 for an unknown `before`. */
  list: async (ref: RecordRef, before?: string) => {
    const { read } = db;
    const older = before === undefined ? undefined : await whereBefore(read, ref, before);
    const [record, rows, liveId] = await Promise.all([
      recordTypes[ref.kind].read(read, ref.id),
      read
        .select(summaryColumns)
        .from(recordVersions)
        .leftJoin(users, eq(users.id, authorId))
        .where(and(ofRecord(recordVersions, ref), older))
        .orderBy(desc(revision), desc(id))
        .limit(versionsPage + 1),
      builds.live().then((release) => readLiveId(read, ref, release)),
    ]);
    if (rows.length === 0 && !record) throw notFound("Record");
    const versions = rows.slice(0, versionsPage).map(toSummary);
    return { versions, hasMore: rows.length > versionsPage, liveId: record ? liveId : null };
  },

  /** 404 for an id that does not exist, 409 for a version that today's rules no longer allow. */
  read: async (versionId: string): Promise<Version> => {
    const row = await findVersion(db.read, versionId);
    const stored = await readStored(db.read, recordTypes, row);
    return {
      ...toSummary(row),
      document: await recordTypes[row.kind].present(db.read, row.recordId, stored.document),
      missingPictures: stored.missing,
    };
  },

  /**
   * Makes the record's draft of a version. 409 with the draft as it is when `draftAt` is not its last edit, 404 for
   * a record in the trash, 403 for settings without access to everything.
   */
  restore: (
    author: RecordEditor & Pick<User, "_id">,
    versionId: string,
    draftAt: string | null,
  ): Promise<{ message: string; draft: Draft }> =>
    db.write(async (tx) => {
      const row = await findVersion(tx, versionId);
      const record = { kind: row.kind, id: row.recordId };
      requireRecordAccess(author, record);
      const current = await recordTypes[row.kind].read(tx, row.recordId);
      if (!current) throw inTrash(record);
      const stored = await readStored(tx, recordTypes, row);
      const content = { name: row.name, document: stored.document, base: current.version };
      const draft = await writeDraft(
        tx,
        recordTypes,
        record,
        { ...content, values: null, from: null },
        { authorId: author._id, at: now(), draftAt },
      );
      return { message: describeRestored(stored.missing), draft };
    }),

  /** Records that differ from those in a release. 404 for a build that does not exist. */
  listChanged: async (buildId: string) => {
    const build = await builds.get(buildId);
    const release = build.releaseOf ? await builds.get(build.releaseOf) : build;
    return listChangedRecords(db.read, release);
  },
});
export type VersionsService = ReturnType<typeof createVersionsService>;
