import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#db/client.ts";
import { readFact, setFact } from "#db/installation.ts";
import type { InstallationFact } from "#db/schema/processes.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";
import type { Releases } from "../releases.ts";
import { fetchRelease } from "./fetch-release.ts";
import { listStoredReleases, type ReleaseBucket } from "./release-objects.ts";
import { createReleaseStore } from "./store-release.ts";

export type SharedReleases = Releases & {
  /** What else is to be looked at as often as the database. */
  look: () => Promise<void>;
  /** Another process has said what is to be shown. */
  changed: () => void;
  /** Resolves once this machine serves what it can. */
  start: () => Promise<void>;
  /** From now on this process says what is shown. */
  lead: () => void;
  stop: () => Promise<void>;
};

type Deps = {
  /** Those on the disk of this machine. */
  releases: Releases;
  folder: string;
  bucket: ReleaseBucket;
  ownsBucket: () => Promise<boolean>;
  db: Pick<Database, "read" | "write">;
  /** Throws where another process publishes by now. */
  assertLeads?: ((tx: Transaction) => Promise<void>) | undefined;
  log: Log;
};

/** A start waits so long (ms) for the bucket. */
const longestStart = 5_000;
const ignore = () => {};
const backoff = { first: 500, longest: 30_000 };

/**
 * Releases that machines share by a bucket. Whoever leads says in the database what is shown, and stores it; the others
 * fetch it. What is on the disk is served whether or not the bucket can be reached.
 */
export const createSharedReleases = ({
  releases,
  folder,
  bucket,
  ownsBucket,
  db,
  assertLeads,
  log,
}: Deps): SharedReleases => {
  const store = createReleaseStore(bucket, folder);
  let stored: ReadonlySet<string> = new Set();
  /** Whether this process says what is shown. */
  let isLeading = false;
  let hasStoredKept = false;

  const tell = (name: InstallationFact, buildId: string) =>
    db.write(async (tx) => {
      await assertLeads?.(tx);
      await setFact(tx, name, buildId);
    });

  const currentId = () => releases.current()?.buildId;

  const lookWhatIsStored = async () => {
    stored = new Set(await listStoredReleases(bucket));
  };

  const fetchUnlessHere = async (buildId: string) => {
    if (!(await releases.isKept(buildId))) await fetchRelease(bucket, folder, buildId, currentId());
  };

  const showStored = async (buildId: string) => {
    const before = currentId();
    await fetchUnlessHere(buildId);
    // What was published meanwhile is newer.
    if (currentId() !== before) return;
    try {
      await releases.activate(buildId);
    } catch (error) {
      // Damaged on this disk: it is fetched anew.
      await releases.remove(buildId);
      throw error;
    }
  };

  /** Tells whether it is what all are to show. */
  const showFromDisk = async () => {
    if (isLeading && currentId()) return true;
    const shown = await readFact(db, "shown-release");
    if (shown === undefined) await releases.follow();
    else if (shown !== currentId() && (await releases.isKept(shown)))
      await releases.activate(shown);
    return shown === undefined || shown === currentId();
  };

  const follow = async () => {
    if (await showFromDisk()) return;
    const wanted = await readFact(db, "stored-release");
    if (wanted && wanted !== currentId()) await showStored(wanted);
  };

  const storeAll = async () => {
    const current = currentId();
    if (!current) return;
    if ((await readFact(db, "shown-release")) !== current) await tell("shown-release", current);
    if (!(await ownsBucket())) return;
    await store.put(current);
    await tell("stored-release", current);
    if (!hasStoredKept) for (const buildId of await releases.listKept()) await store.put(buildId);
    hasStoredKept = true;
    await store.prune(current);
    await lookWhatIsStored();
  };

  const createLoop = (run: () => Promise<void>, event: string, text: string) =>
    createWorkLoop({
      run: async () => {
        await run();
        return Number.POSITIVE_INFINITY;
      },
      onError: (error) => log.warn({ event, err: redactValues(error) }, text),
      backoff,
    });
  const following = createLoop(
    async () => {
      await follow();
      await lookWhatIsStored();
    },
    "release.not_fetched",
    "Releases cannot be read from the bucket; trying again.",
  );
  const storing = createLoop(
    storeAll,
    "release.not_stored",
    "The release could not be stored in the bucket, where other machines fetch it; trying again.",
  );

  return {
    ...releases,

    isKept: async (buildId: string) => stored.has(buildId) || (await releases.isKept(buildId)),

    /** Those of all releases that can be shown again, also where another machine made them. */
    readShownPictures: async () => {
      for (const buildId of await listStoredReleases(bucket)) await fetchUnlessHere(buildId);
      return releases.readShownPictures();
    },

    activate: async (buildId: string) => {
      await fetchUnlessHere(buildId);
      const revision = await releases.activate(buildId);
      await tell("shown-release", buildId);
      storing.wake();
      return revision;
    },

    follow: () => showFromDisk().then(ignore, ignore),
    look: async () => {},
    changed: following.wake,

    start: async () => {
      await Promise.race([follow().catch(ignore), pause(longestStart, undefined, { ref: false })]);
      following.start();
    },
    lead: () => {
      isLeading = true;
      storing.start();
    },
    stop: async () => {
      await Promise.all([following.stop(), storing.stop()]);
    },
  };
};
