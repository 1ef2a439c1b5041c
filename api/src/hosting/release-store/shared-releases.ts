import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#db/client.ts";
import { readFact, setFact } from "#db/installation.ts";
import type { InstallationFact } from "#db/schema/processes.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Log } from "../../lib/log.ts";
import type { Releases } from "../releases.ts";
import { createReleaseFollower, fetchUnlessHere, type ReleasePlaces } from "./follow-release.ts";
import { listStoredReleases } from "./release-objects.ts";
import { createReleaseStoring } from "./store-shown-release.ts";

export type SharedReleases = Releases & {
  /** Whether the bucket has it; only where there is one. */
  isStored?: (buildId: string) => Promise<boolean>;
  /** What else is to be looked at as often as the database. */
  look: () => Promise<void>;
  /** Another process has said what is to be shown. */
  changed: () => void;
  /** Resolves once this machine serves what it can. */
  start: () => Promise<void>;
  /** This process says what is shown, as soon as it shows what was told before. */
  lead: () => void;
  stop: () => Promise<void>;
};

type Deps = ReleasePlaces & {
  ownsBucket: () => Promise<boolean>;
  db: Pick<Database, "read" | "write">;
  /** Throws where another process publishes by now. */
  assertLeads?: ((tx: Transaction) => Promise<void>) | undefined;
  log: Pick<Log, "warn">;
};

/** Who asks within so long (ms) shares a look at the database. */
const sharedLook = 100;
/** A start waits so long (ms) for the bucket. */
const longestStart = 5_000;
const ignore = () => {};

/**
 * Releases that machines share by a bucket. Whoever leads says in the database what is shown, and stores it; the others
 * fetch it. What is on the disk is served whether or not the bucket can be reached.
 */
export const createSharedReleases = (deps: Deps): SharedReleases => {
  const { releases, bucket, db, assertLeads } = deps;
  let stored: ReadonlySet<string> = new Set();
  let decides = false;
  const onListed = (buildIds: string[]) => {
    stored = new Set(buildIds);
  };
  const tell = (name: InstallationFact, buildId: string) =>
    db.write(async (tx) => {
      await assertLeads?.(tx);
      await setFact(tx, name, buildId);
    });
  const decide = () => {
    decides = true;
  };
  const mustFollow = () => !decides || !releases.current();
  const follower = createReleaseFollower({ ...deps, mustFollow, onListed });
  const storing = createReleaseStoring({
    ...deps,
    tell,
    assertLeads: () => db.write(async (tx) => assertLeads?.(tx)),
    decides: () => decides,
    decide,
    onListed,
  });

  let look = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };

  return {
    ...releases,

    isStored: async (buildId: string) => (await readFact(db, "stored-release")) === buildId,

    isKept: async (buildId: string) => stored.has(buildId) || (await releases.isKept(buildId)),

    /** Those of all releases that can be shown again, also where another machine made them. */
    readShownPictures: async () => {
      for (const buildId of await listStoredReleases(bucket)) await fetchUnlessHere(deps, buildId);
      return releases.readShownPictures();
    },

    activate: async (buildId: string) => {
      await fetchUnlessHere(deps, buildId);
      const revision = await releases.activate(buildId);
      decide();
      // Where it fails, the storing tells it.
      await tell("shown-release", buildId).catch(ignore);
      storing.wake();
      return revision;
    },

    follow: () => {
      const at = performance.now();
      if (at - look.at > sharedLook)
        look = { at, done: follower.showFromDisk().then(ignore, ignore) };
      return look.done;
    },
    look: async () => {},
    changed: follower.wake,

    start: async () => {
      const first = follower.follow().catch(ignore);
      await Promise.race([first, pause(longestStart, undefined, { ref: false })]);
      follower.start();
    },
    lead: storing.start,
    stop: async () => {
      await Promise.all([follower.stop(), storing.stop()]);
    },
  };
};
