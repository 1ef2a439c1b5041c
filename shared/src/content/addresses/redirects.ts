import { z } from "zod";
import { limits } from "../../limits.ts";
import { singleLineText, timestamp } from "../../text/text.ts";

/** `moved`: made when the address of a page changed. */
export const redirectOrigin = z.enum(["moved", "added", "imported"]);
export type RedirectOrigin = z.infer<typeof redirectOrigin>;

/** An old address of the site, such as `/Tours/Kayak`, and the path on this site that it leads to. */
export const siteRedirect = z.object({ source: z.string(), target: z.string() });
export type SiteRedirect = z.infer<typeof siteRedirect>;

export const redirect = siteRedirect.extend({ origin: redirectOrigin, createdAt: timestamp });
export type Redirect = z.infer<typeof redirect>;

/** Newest first. */
export const redirectList = z.object({ redirects: z.array(redirect) });

/** `source` may be a full address of another site, whose path counts; `target` a full address of this one. */
export const redirectInput = z.object({
  source: singleLineText("Old address", limits.url),
  target: singleLineText("New address", limits.url),
});
export type RedirectInput = z.infer<typeof redirectInput>;

export const redirectSaved = z.object({ message: z.string(), redirect });

export const redirectQuery = z.object({ source: singleLineText("source", limits.url) });

/** A row of a CSV file with the columns `source` and `target`; `row` counts from 1, as a spreadsheet does. */
export const redirectImportRow = z.object({
  row: z.int(),
  source: z.string(),
  target: z.string(),
  change: z.enum(["added", "changed", "unchanged", "refused"]),
  /** The reason for a refused row. */
  problem: z.string().nullable(),
});
export type RedirectImportRow = z.infer<typeof redirectImportRow>;

export const redirectImport = z.object({ rows: z.array(redirectImportRow) });
export type RedirectImport = z.infer<typeof redirectImport>;

/** A path that visitors asked for and did not find; counted without any data of the visitor. */
export const missingPath = z.object({
  path: z.string(),
  count: z.int(),
  lastAt: timestamp,
});
export type MissingPath = z.infer<typeof missingPath>;

/** Most frequent first. */
export const missingPathList = z.object({ paths: z.array(missingPath) });

export const missingPathChange = z.object({
  path: singleLineText("path", limits.missingPath),
  isIgnored: z.boolean("isIgnored must be true or false."),
});
export type MissingPathChange = z.infer<typeof missingPathChange>;
