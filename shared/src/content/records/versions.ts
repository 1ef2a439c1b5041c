import { z } from "zod";
import { limits } from "../../limits.ts";
import { timestamp } from "../../text/text.ts";
import { draft } from "./drafts.ts";
import { presentedRecord } from "./presented-record.ts";
import { recordRef } from "./records.ts";

/** Versions of each record that are kept whatever their age; all of the last `days` are kept too. */
export const keptVersions = { count: 50, days: 365 } as const;

export const versionSummary = z.object({
  _id: z.string(),
  ...recordRef.shape,
  name: z.string(),
  /** `Changed the price and the photos.` */
  sentence: z.string(),
  /** A user name, an API key or the command line; `null` for the state before the history begins. */
  author: z.string().nullable(),
  createdAt: timestamp,
});
export type VersionSummary = z.infer<typeof versionSummary>;

/** Versions in one answer. */
export const versionsPage = 50;

/** Newest first. `before` is the id of the last one read. */
export const versionsQuery = z.object({ before: z.string().max(limits.line).optional() });
export const versionList = z.object({
  versions: z.array(versionSummary),
  /** More versions follow the last one. */
  hasMore: z.boolean(),
  /** The version that visitors see; `null` for a record that they do not see, and while that is unknown. */
  liveId: z.string().nullable(),
});

export const version = versionSummary.extend({
  document: presentedRecord,
  /** Photos of the version that are no longer stored. */
  missingPictures: z.int().nonnegative(),
});
export type Version = z.infer<typeof version>;

/** `draftAt` is the draft's `updatedAt` as it was read, or `null` if there was none. */
export const restoreVersion = z.object({ draftAt: timestamp.nullable() });
export const versionRestored = z.object({ message: z.string(), draft });

/** A record that differs from the one in a release. */
export const changedRecord = z.object({
  ...recordRef.shape,
  name: z.string(),
  change: z.enum(["changed", "created", "deleted"]),
  /** The version in the release; `null` unless the record was changed. */
  versionId: z.string().nullable(),
});
export type ChangedRecord = z.infer<typeof changedRecord>;
export const changedRecords = z.object({ records: z.array(changedRecord) });
