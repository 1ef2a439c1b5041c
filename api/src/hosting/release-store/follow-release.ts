import type { Database } from "#db/client.ts";
import { readFact } from "#db/installation.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";
import type { Releases } from "../releases.ts";
import { fetchRelease } from "./fetch-release.ts";
import { listStoredReleases, type ReleaseBucket } from "./release-objects.ts";

export type ReleasePlaces = {
  /** Those on the disk of this machine … */
  releases: Releases;
  /** … where they lie. */
  folder: string;
  bucket: ReleaseBucket;
};

type Deps = ReleasePlaces & {
  db: Pick<Database, "read">;
  /** Whether another process says what is shown. */
  mustFollow: () => boolean;
  /** Is told which ones the bucket has. */
  onListed: (stored: string[]) => void;
  log: Pick<Log, "warn">;
};

export const followBackoff = { first: 500, longest: 30_000 };

export const fetchUnlessHere = async (
  { releases, folder, bucket }: ReleasePlaces,
  buildId: string,
) => {
  if (await releases.isKept(buildId)) return;
  await fetchRelease(bucket, folder, buildId, releases.current()?.buildId);
};

const show = async ({ releases, bucket }: ReleasePlaces, buildId: string) => {
  try {
    await releases.activate(buildId);
  } catch (error) {
    // Damaged on this disk: it is fetched anew.
    if ((await listStoredReleases(bucket)).includes(buildId)) await releases.remove(buildId);
    throw error;
  }
};

/** Serves what the database says that all machines show: from the disk, else out of the bucket. */
export const createReleaseFollower = (deps: Deps) => {
  const { releases, bucket, db, mustFollow, onListed, log } = deps;
  const currentId = () => releases.current()?.buildId;

  /** Tells whether it is what all are to show. */
  const showFromDisk = async () => {
    if (!mustFollow()) return true;
    const shown = await readFact(db, "shown-release");
    if (shown === undefined) await releases.follow();
    else if (shown !== currentId() && (await releases.isKept(shown))) await show(deps, shown);
    return shown === undefined || shown === currentId();
  };

  const follow = async () => {
    if (await showFromDisk()) return;
    const before = currentId();
    const stored = await readFact(db, "stored-release");
    if (!stored || stored === before) return;
    await fetchUnlessHere(deps, stored);
    // What was published meanwhile is newer.
    if (currentId() === before) await show(deps, stored);
  };

  const loop = createWorkLoop({
    run: async () => {
      await follow();
      onListed(await listStoredReleases(bucket));
      return Number.POSITIVE_INFINITY;
    },
    onError: (error) =>
      log.warn(
        { event: "release.not_fetched", err: redactValues(error) },
        "Releases cannot be read from the bucket; trying again.",
      ),
    backoff: followBackoff,
  });
  return { ...loop, follow, showFromDisk };
};
