import { and, gt, inArray, lte, max, sql } from "drizzle-orm";
import type { RecordRef } from "shared/content/records/records";
import type { ChangedRecord } from "shared/content/records/versions";
import { publicSettings } from "shared/content/site-settings/site-settings";
import type { Build } from "shared/publishing/builds";
import type { Reader } from "#platform/db/client.ts";
import { recordVersions, trash } from "#tables/records.ts";

/** Sections that pages are built from; opening the site is a decision of its own. */
const sections: ReadonlySet<string> = new Set(
  publicSettings.omit({ opening: true }).keyof().options,
);

const isInReleases = ({ kind, id }: RecordRef) => kind !== "settings" || sections.has(id);

const toKey = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;

const { id, kind, recordId, name, document, revision } = recordVersions;

/** SQLite takes the other columns from the row with the maximum. */
const newestColumns = {
  versionId: id,
  kind,
  id: recordId,
  name,
  /** As stored, for comparison. */
  document: sql<string>`${document}`,
  revision: max(revision),
};

/** Records that were created, changed or deleted after a release was asked for, and still differ from it. */
export const listChangedRecords = async (
  read: Reader,
  release: Pick<Build, "revision" | "requestedAt">,
): Promise<ChangedRecord[]> => {
  const later = gt(revision, release.revision);
  const changedIds = read.select({ id: recordId }).from(recordVersions).where(later);
  const [newest, released, trashed] = await Promise.all([
    read.select(newestColumns).from(recordVersions).where(later).groupBy(kind, recordId),
    read
      .select(newestColumns)
      .from(recordVersions)
      .where(and(lte(revision, release.revision), inArray(recordId, changedIds)))
      .groupBy(kind, recordId),
    read
      .select({ kind: trash.kind, id: trash.recordId, name: trash.name })
      .from(trash)
      .where(gt(trash.deletedAt, release.requestedAt)),
  ]);
  const inRelease = new Map(released.map((row) => [toKey(row), row]));
  const createdLater = new Set(newest.map(toKey).filter((key) => !inRelease.has(key)));
  const deleted = trashed.flatMap(({ kind, ...row }): ChangedRecord[] => {
    if (kind !== "tour" && kind !== "page" && kind !== "review") return [];
    const record = { kind, ...row };
    return createdLater.has(toKey(record))
      ? []
      : [{ ...record, change: "deleted", versionId: null }];
  });
  const isDeleted = new Set(trashed.map(toKey));
  const changed = newest.flatMap((row): ChangedRecord[] => {
    if (!isInReleases(row) || isDeleted.has(toKey(row))) return [];
    const { kind, id, name } = row;
    const before = inRelease.get(toKey(row));
    if (!before) return [{ kind, id, name, change: "created", versionId: null }];
    if (before.document === row.document) return [];
    return [{ kind, id, name, change: "changed", versionId: before.versionId }];
  });
  return [...changed, ...deleted].toSorted((a, b) => a.name.localeCompare(b.name));
};
