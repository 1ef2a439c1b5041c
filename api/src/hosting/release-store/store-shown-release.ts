import type { Database } from "#db/client.ts";
import { readFact } from "#db/installation.ts";
import type { InstallationFact } from "#db/schema/processes.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";
import { StorageError } from "../../media/storage/storage-error.ts";
import { followBackoff, type ReleasePlaces } from "./follow-release.ts";
import { listStoredReleases } from "./release-objects.ts";
import { createReleaseStore } from "./store-release.ts";

type Deps = ReleasePlaces & {
  db: Pick<Database, "read">;
  ownsBucket: () => Promise<boolean>;
  /** Throws where another process publishes by now. */
  tell: (name: InstallationFact, buildId: string) => Promise<void>;
  /** Throws so, too. */
  assertLeads: () => Promise<void>;
  /** Whether this process says what is shown … */
  decides: () => boolean;
  /** … as it does from now on. */
  decide: () => void;
  /** Is told which ones the bucket has. */
  onListed: (stored: string[]) => void;
  log: Pick<Log, "warn">;
};

/** A bucket of another product is looked at again after so long (ms). */
const foreignRetry = 10 * 60_000;
/** Whether a newer release has been fetched is looked at so often (ms). */
const untilFetched = 500;

/** Stores what is shown whenever it is woken, at first also what was kept before there was a bucket. */
export const createReleaseStoring = (deps: Deps) => {
  const { releases, folder, bucket, db, ownsBucket, tell, onListed, log } = deps;
  const store = createReleaseStore(bucket, folder, deps.assertLeads);
  let hasStoredKept = false;

  const storeKept = async () => {
    const stored = new Set(await listStoredReleases(bucket));
    for (const buildId of await releases.listKept()) {
      if (stored.has(buildId)) continue;
      await store.put(buildId).catch((error: unknown) => {
        // Another one that is damaged on the disk is not worth a retry.
        if (error instanceof StorageError) throw error;
        const fields = { event: "release.not_stored", err: redactValues(error), buildId };
        log.warn(fields, "A kept release is not stored in the bucket.");
      });
    }
    hasStoredKept = true;
  };

  const prune = (current: string) =>
    store.prune(current).catch((error: unknown) => {
      const fields = { event: "release.not_pruned", err: redactValues(error) };
      log.warn(fields, "Old releases stay in the bucket until the next publication.");
    });

  /** Returns for how long (ms) there is nothing more to do. */
  const run = async () => {
    const [told, stored] = await Promise.all([
      readFact(db, "shown-release"),
      readFact(db, "stored-release"),
    ]);
    const current = releases.current()?.buildId;
    const isBehind = stored !== undefined && ![told, stored].includes(current);
    if (isBehind && !deps.decides()) return untilFetched;
    deps.decide();
    if (!current) return Number.POSITIVE_INFINITY;
    if (told !== current) await tell("shown-release", current);
    if (!(await ownsBucket())) return foreignRetry;
    await store.put(current);
    await tell("stored-release", current);
    if (!hasStoredKept) await storeKept();
    await prune(current);
    onListed(await listStoredReleases(bucket));
    return Number.POSITIVE_INFINITY;
  };

  return createWorkLoop({
    run,
    onError: (error) =>
      log.warn(
        { event: "release.not_stored", err: redactValues(error) },
        "The release is not in the bucket yet, where other machines fetch it; trying again.",
      ),
    backoff: followBackoff,
  });
};
