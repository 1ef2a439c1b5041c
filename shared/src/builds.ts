import { z } from "zod";
import { revision } from "./content.ts";
import { timestamp } from "./text.ts";

export const buildStatus = z.enum(["waiting", "building", "live", "failed", "superseded"]);
export type BuildStatus = z.infer<typeof buildStatus>;

/**
 * One request to publish, from the save that caused it to the proof that visitors are served it;
 * `kept`: its release is still there, so it can be made live again.
 */
export const build = z.object({
  _id: z.string(),
  revision,
  status: buildStatus,
  reason: z.string().nullable(),
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
