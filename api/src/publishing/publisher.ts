import { setTimeout as pause } from "node:timers/promises";
import { withoutValues } from "#db/sqlite-errors.ts";
import { PrivateAddressError } from "../lib/post-json.ts";
import type { Log } from "../log.ts";
import type { BuildQueue, BuildRow } from "./build-queue.ts";
import type { BuilderClient } from "./builder-client.ts";
import { createDebounce } from "./debounce.ts";
import { verifyLive } from "./verify-live.ts";
import { NotDeliveredError, ReceiverGoneError } from "./webhook.ts";

/** Between tries (ms) to reach the builder … */
const longestPause = 60_000;
/** … and between tries (ms) of a build that has failed, at the own builder. */
const longestRetryPause = 10 * 60_000;

/** Makes kept releases the served one. */
export type Releases = {
  /** Throws when the release is incomplete or gone. Returns the revision that it shows. */
  activate: (buildId: string) => Promise<number>;
};

type Deps = {
  buildQueue: BuildQueue;
  releases: Releases;
  /** Whether all pictures have their renditions; {@link Publisher.notify} tells of each that got them. */
  picturesComplete: () => Promise<boolean>;
  builder: BuilderClient;
  publicUrl: string;
  /** Milliseconds before each look at the public address; about 15 s in all unless given. */
  verifyDelays?: readonly number[];
  /** Milliseconds before the second try to reach the builder; each next waits twice as long. */
  firstPause?: number;
  /** Milliseconds before a build that failed is tried again; likewise. */
  firstRetryPause?: number;
  log: Log;
  now: () => Date;
};

/** For how long (ms) the receiver asks to be left alone, whatever is saved meanwhile. */
const askedRest = (error: unknown) => (error instanceof NotDeliveredError ? error.retryAfter : 0);

/** Whether asking again cannot help; a person has to look at the settings. */
const isFinal = (error: unknown): error is Error =>
  error instanceof ReceiverGoneError || error instanceof PrivateAddressError;

/**
 * Brings stored build requests to the public address, one at a time: waits until edits are quiet,
 * asks the builder, switches to the finished release, and looks at the public address for proof.
 */
export const createPublisher = (deps: Deps) => {
  const { buildQueue, releases, picturesComplete, builder, publicUrl } = deps;
  const { verifyDelays, firstPause = 500, firstRetryPause = 5_000, log, now } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let changed = Promise.withResolvers<void>();
  /** How often a failed build was tried again since the last that went live. */
  let retries = 0;

  /** Whether there was no change for so long. */
  const changeOrPause = (milliseconds: number) =>
    Promise.race([changed.promise.then(() => false), pause(milliseconds, true, { ref: false })]);

  /** The newest request, once it and its pictures are left alone; `undefined` when there is none. */
  const settleEdits = async () => {
    const patience = createDebounce({ picturesComplete, now });
    for (;;) {
      changed = Promise.withResolvers();
      const newest = await buildQueue.waiting();
      if (!newest || signal.aborted) return undefined;
      const rest = await patience.rest(newest);
      if (rest <= 0) return newest;
      await changeOrPause(rest);
    }
  };

  const activate = async (releaseId: string) => {
    try {
      return await releases.activate(releaseId);
    } catch (error) {
      log.error({ err: error, buildId: releaseId }, "release not usable");
      return undefined;
    }
  };

  const goLive = async (id: string, releaseId: string) => {
    const revision = await activate(releaseId);
    if (revision === undefined) return buildQueue.markFailed(id, "The release is not complete.");
    const pollDelays = verifyDelays && { pollDelays: verifyDelays };
    const isSeen = await verifyLive({ publicUrl, buildId: releaseId, signal, ...pollDelays });
    if (isSeen) {
      retries = 0;
      return buildQueue.markLive(id, revision);
    }
    return buildQueue.markFailed(id, `${publicUrl} does not show the new release.`);
  };

  const build = async (row: BuildRow) => {
    const outcome = await builder.run(row);
    if (outcome.status === "failed") {
      return buildQueue.markFailed(row.id, outcome.message || "The build failed.");
    }
    if (outcome.revision < row.revision) {
      const message = "The builder read older content than it was asked for.";
      return buildQueue.markFailed(row.id, message);
    }
    if (outcome.status === "shown") return buildQueue.markLive(row.id, outcome.revision);
    return goLive(row.id, row.id);
  };

  const buildOrFail = async (row: BuildRow) => {
    try {
      await build(row);
    } catch (error) {
      if (!isFinal(error)) throw error;
      await buildQueue.markFailed(
        row.id,
        `${error.message} REBUILD_WEBHOOK_URL has to be changed.`,
      );
    }
  };

  /** Publishes what waits; `false` when nothing does or the builder is not there yet. */
  const publishNext = async () => {
    const newest = await settleEdits();
    // A kept release needs no builder.
    if (!newest || !(newest.releaseOf || builder.isReady())) return false;
    const row = await buildQueue.claim();
    if (row?.releaseOf) await goLive(row.id, row.releaseOf);
    else if (row) await buildOrFail(row);
    return true;
  };

  /** Nothing is to be done: waits for a change; a build that failed is tried again after a while. */
  const waitForWork = async () => {
    if (!(builder.isLocal() && (await buildQueue.hasFailed()))) return changed.promise;
    const isDue = await changeOrPause(Math.min(longestRetryPause, firstRetryPause * 2 ** retries));
    if (isDue && !signal.aborted && (await buildQueue.retryFailed())) retries += 1;
  };

  /** Half to all of a pause that doubles with every try. */
  const growingPause = (tries: number) =>
    Math.min(longestPause, firstPause * 2 ** tries) * (0.5 + Math.random() / 2);

  const recover = () =>
    buildQueue.restoreInterrupted("The builder cannot be reached; trying again.");

  const run = async () => {
    let tries = 0;
    /** Whether a build is noted as under way that nobody works on. */
    let isInterrupted = false;
    while (!signal.aborted) {
      changed = Promise.withResolvers();
      try {
        if (isInterrupted) await recover();
        isInterrupted = false;
        if (!(await publishNext())) await waitForWork();
        tries = 0;
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: withoutValues(error) }, "publishing is tried again");
        isInterrupted = await recover().then(
          () => false,
          () => true,
        );
        await pause(askedRest(error), undefined, { ref: false, signal }).catch(() => {});
        await changeOrPause(growingPause(tries));
        tries += 1;
      }
    }
  };

  return {
    /** Takes up what an earlier run left behind, then publishes until stopped. */
    start: async () => {
      await buildQueue.restoreInterrupted();
      void run();
    },
    /** There is a new request, or a builder. */
    notify: () => changed.resolve(),
    stop: () => {
      stopping.abort();
      changed.resolve();
    },
  };
};
export type Publisher = ReturnType<typeof createPublisher>;
