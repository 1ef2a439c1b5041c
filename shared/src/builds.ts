import { z } from "zod";
import { revision } from "./content.ts";
import { timestamp } from "./text.ts";

export const buildStatus = z.enum(["waiting", "building", "live", "failed", "superseded"]);
export type BuildStatus = z.infer<typeof buildStatus>;

/** Why builds are asked for that no save has caused; a save tells its own reason. */
export const ownReasons = {
  demo: "Demo content",
  pictures: "Pictures are ready",
  publishNow: "Publish now",
  siteChanged: "The site has changed",
} as const;
const withoutSave: ReadonlySet<string> = new Set(Object.values(ownReasons));

/** Whether a build with this reason was asked for by a save. */
export const isSave = (reason: string) => !withoutSave.has(reason);

/**
 * One request to publish, from the save that caused it to the proof that visitors are served it;
 * `kept`: its release is still there, so it can be made live again.
 * `releaseOf`: the build whose release was asked for again instead of a new one.
 */
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

/** What the public address serves now; `null` before the first release. */
export const liveRelease = z.object({ buildId: z.string(), revision, at: timestamp }).nullable();
export type LiveRelease = z.infer<typeof liveRelease>;

export const buildList = z.object({ builds: z.array(build), live: liveRelease });
export type BuildList = z.infer<typeof buildList>;
export const buildBody = z.object({ build });

/**
 * `/_release.json` of a published site: which build of which revision it is, and a hash of the
 * code and settings that it was built from.
 */
export const releaseInfo = z.object({
  buildId: z.string(),
  revision,
  builtAt: timestamp,
  sourceHash: z.string(),
});
export type ReleaseInfo = z.infer<typeof releaseInfo>;
export const releaseInfoPath = "/_release.json";

/**
 * `_manifest.json` beside a release, for the product alone: every file that it consists of, and
 * what each page was made from, so that the next release makes only those anew that have to be.
 */
export const releaseManifest = releaseInfo.extend({
  /** By path below the release: the file's SHA-256 (base64url), its bytes, and those of its `.br`, if it and `.gz` are there. */
  files: z.record(
    z.string(),
    z.object({ hash: z.string(), bytes: z.int(), brotliBytes: z.int().nullable() }),
  ),
  /** Hashes of the parts of the content that pages have read, by key. */
  parts: z.record(z.string(), z.string()),
  /** For each rendered file the keys of the parts that it was made from. */
  pages: z.record(z.string(), z.array(z.string())),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;
export const releaseManifestFile = "_manifest.json";
