import { z } from "zod";
import { siteRedirect } from "../content/addresses/redirects.ts";
import { timestamp } from "../text/text.ts";
import { revision } from "./revision.ts";

/** A record that a release shows in an earlier version or not at all. */
export const heldBackRecord = z.object({
  kind: z.enum(["tour", "page", "photo", "review", "question", "list"]),
  /** For a list, its path. */
  id: z.string(),
  name: z.string(),
  /** True if visitors see the last good version; otherwise they don't see the record. */
  showsEarlier: z.boolean(),
  /** The error; left out of public answers. */
  problem: z.string().optional(),
});
export type HeldBackRecord = z.infer<typeof heldBackRecord>;

export const buildStatus = z.enum(["waiting", "building", "live", "failed", "superseded"]);
export type BuildStatus = z.infer<typeof buildStatus>;

/** Reasons of builds that no edit caused. */
export const buildReasons = {
  demo: "Demo content",
  demoCleared: "The demo was removed",
  departures: "A departure has passed",
  licenceExpired: "The licence expired",
  notices: "A notice began or ended",
  pictures: "Photos are ready",
  publishNow: "Published manually",
  starterPages: "Starter pages",
  siteChanged: "The site has changed",
} as const;
const reasonsWithoutSave: ReadonlySet<string> = new Set(Object.values(buildReasons));

export const isSaveReason = (reason: string) => !reasonsWithoutSave.has(reason);

/** `kept`: its release still exists and can go live again. `releaseOf`: the build that it rolls back to. */
export const build = z.object({
  _id: z.string(),
  revision,
  status: buildStatus,
  reason: z.string().nullable(),
  releaseOf: z.string().nullable(),
  requestedAt: timestamp,
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  liveAt: timestamp.nullable(),
  message: z.string().nullable(),
  kept: z.boolean(),
});
export type Build = z.infer<typeof build>;

export const liveRelease = z
  .object({
    buildId: z.string(),
    revision,
    at: timestamp,
    heldBack: z.array(heldBackRecord).optional(),
  })
  .nullable();
export type LiveRelease = z.infer<typeof liveRelease>;

export const buildList = z.object({ builds: z.array(build), live: liveRelease });
export type BuildList = z.infer<typeof buildList>;
export const buildBody = z.object({ build });

/** Number of releases kept for rollback and for pages that are still open. */
export const keptReleases = 10;

/** `/_release.json` of a published site; `sourceHash` covers the code and settings it was built from. */
export const releaseInfo = z.object({
  buildId: z.string(),
  revision,
  builtAt: timestamp,
  sourceHash: z.string(),
  heldBack: z.array(heldBackRecord).optional(),
});
export type ReleaseInfo = z.infer<typeof releaseInfo>;

/** The public part of a release's info: names, but no error messages. */
export const toPublicInfo = ({ heldBack, ...info }: ReleaseInfo): ReleaseInfo => ({
  ...info,
  ...(heldBack && { heldBack: heldBack.map(({ problem: _, ...record }) => record) }),
});

const describeRecord = ({ name, showsEarlier }: HeldBackRecord) =>
  showsEarlier ? `“${name}”, which keeps its last good page` : `“${name}”, which is left out`;

/** `Live, except “Kayak”, which is left out.`; `null` if everything is live. */
export const describeHeldBack = (records: HeldBackRecord[] = []) => {
  const [first] = records;
  if (!first) return null;
  if (records.length === 1) return `Live, except ${describeRecord(first)}.`;
  return `Live, except ${records.map(({ name }) => `“${name}”`).join(", ")}.`;
};

export const releaseInfoPath = "/_release.json";

/** An external host also reports the hashes in the names of all picture files that its pages show. */
export const releaseReceipt = releaseInfo.extend({
  pictures: z.array(z.string().regex(/^[\da-f]{32}$/)).optional(),
});
export type ReleaseReceipt = z.infer<typeof releaseReceipt>;

/** `_manifest.json` next to a release; the next build reads from it which pages it must render again. */
export const releaseManifest = releaseInfo.extend({
  /**
   * By path; `hash` is a base64url SHA-256, `brotliBytes` is `null` for an uncompressed file, `policy` is a page's
   * content security policy.
   */
  files: z.record(
    z.string(),
    z.object({
      hash: z.string().regex(/^[\w-]{43}$/),
      bytes: z.int().nonnegative(),
      brotliBytes: z.int().nonnegative().nullable(),
      policy: z.string().optional(),
    }),
  ),
  /** Hash of each content part that pages have read; `pages` lists these parts by file. */
  parts: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  /** Old addresses that lead to a page of this release. */
  redirects: z.array(siteRedirect).optional(),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;
export const releaseManifestFile = "_manifest.json";

/** `_content.json` next to the manifest: each record as it was last published. */
export const releaseContentFile = "_content.json";
