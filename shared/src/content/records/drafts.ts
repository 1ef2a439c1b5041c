import { z } from "zod";
import { limits } from "../../limits.ts";
import { timestamp } from "../../text/text.ts";
import { presentedRecord } from "./presented-record.ts";
import { recordRef } from "./records.ts";

/** A draft in a list. `author` is the user name of the last editor, `null` once that account is deleted. */
export const draftSummary = z.object({
  ...recordRef.shape,
  name: z.string(),
  author: z.string().nullable(),
  updatedAt: timestamp,
});
export type DraftSummary = z.infer<typeof draftSummary>;

/**
 * `values` are the form's fields as typed, `from` those before; both `null` for a draft made from a version. `document`
 * is the record's input, `null` while the fields do not pass its checks. `base` is the record's version that the draft
 * started from, `version` its version now; both `null` for a new record.
 */
export const draft = draftSummary.extend({
  values: z.unknown(),
  from: z.unknown(),
  document: z.unknown(),
  base: z.string().nullable(),
  version: z.string().nullable(),
  /** The document as clients would see it. */
  presented: presentedRecord.nullable(),
});
export type Draft = z.infer<typeof draft>;

export const draftList = z.object({ drafts: z.array(draftSummary) });
export const draftBody = z.object({ draft });
export const foundDraft = z.object({ draft: draft.nullable() });

/**
 * A longer `name` is cut. `draftAt` is the draft's `updatedAt` as it was read, `null` if there was none; the API refuses
 * an outdated one.
 */
export const draftInput = z.object({
  name: z.string("name must be text."),
  values: z.record(z.string(), z.unknown()).nullable(),
  from: z.record(z.string(), z.unknown()).nullable(),
  document: z.record(z.string(), z.unknown()).nullable(),
  base: z.string().max(limits.line).nullable(),
  draftAt: timestamp.nullable(),
});
export type DraftInput = z.infer<typeof draftInput>;

export const draftQuery = z.object({ draftAt: timestamp });
