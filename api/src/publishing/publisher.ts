import { setTimeout as pause } from "node:timers/promises";
import { withoutValues } from "#db/failures.ts";
import { PrivateAddressError } from "../lib/post-json.ts";
import type { Log } from "../log.ts";
import type { BuildLog, BuildRow } from "./build-log.ts";
import type { BuilderClient } from "./builder-client.ts";
import { seeRelease } from "./receipt.ts";
import { NotDeliveredError, ReceiverGoneError } from "./webhook.ts";

/** Changes that follow each other within this time are published together … */
const quietMilliseconds = 500;
/** … but none waits for others longer than this. */
const patienceMilliseconds = 5_000;
/** So long a release waits for pictures that are being made; one without them is better than none. */
const picturePatience = 60_000;
const longestPause = 60_000;

/** Makes kept releases the served one. */
export type Releases = {
  /** Throws when the release is incomplete or gone. Returns the revision that it shows. */
  activate: (buildId: string) => Promise<number>;
};

type Deps = {
  buildLog: BuildLog;
  releases: Releases;
  /** Whether all pictures have their renditions; {@link Publisher.notify} tells of each that got them. */
  picturesComplete: () => Promise<boolean>;
  builder: BuilderClient;
  publicUrl: string;
  /** Milliseconds before each look at the public address; about 15 s in all unless given. */
  receiptPauses?: readonly number[];
  log: Log;
  now: () => Date;
};

/** Half to all of a pause that doubles with every try. */
const growingPause = (tries: number) =>
  Math.min(longestPause, 500 * 2 ** tries) * (0.5 + Math.random() / 2);

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
  const { buildLog, releases, picturesComplete, builder, publicUrl } = deps;
  const { receiptPauses, log, now } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let changed = Promise.withResolvers<void>();

  const changeOrPause = (milliseconds: number) =>
    Promise.race([changed.promise, pause(milliseconds, undefined, { ref: false })]);

  /** How long a request still waits for further edits, and for pictures; both in ms. */
  const restOf = async ({ requestedAt, releaseOf }: BuildRow, since: number) => {
    if (releaseOf) return 0;
    const at = now().getTime();
    // Where the clock was put back, more would be left than there can be.
    const untilQuiet = Math.min(
      quietMilliseconds,
      Date.parse(requestedAt) + quietMilliseconds - at,
    );
    if (await picturesComplete()) return Math.min(untilQuiet, since + patienceMilliseconds - at);
    return Math.min(picturePatience, since + picturePatience - at);
  };

  /** The newest request, once it and its pictures are left alone; `undefined` when there is none. */
  const settleEdits = async () => {
    const since = now().getTime();
    for (;;) {
      changed = Promise.withResolvers();
      const newest = await buildLog.waiting();
      if (!newest || signal.aborted) return undefined;
      const rest = await restOf(newest, since);
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
    if (revision === undefined) return buildLog.markFailed(id, "The release is not complete.");
    const lookPauses = receiptPauses && { lookPauses: receiptPauses };
    const isSeen = await seeRelease({ publicUrl, buildId: releaseId, signal, ...lookPauses });
    if (isSeen) return buildLog.markLive(id, revision);
    return buildLog.markFailed(id, `${publicUrl} does not show the new release.`);
  };

  const build = async (row: BuildRow) => {
    const outcome = await builder.run(row);
    if (outcome.status === "failed") {
      return buildLog.markFailed(row.id, outcome.message || "The build failed.");
    }
    if (outcome.revision < row.revision) {
      const message = "The builder read older content than it was asked for.";
      return buildLog.markFailed(row.id, message);
    }
    if (outcome.status === "shown") return buildLog.markLive(row.id, outcome.revision);
    return goLive(row.id, row.id);
  };

  const buildOrFail = async (row: BuildRow) => {
    try {
      await build(row);
    } catch (error) {
      if (!isFinal(error)) throw error;
      await buildLog.markFailed(row.id, `${error.message} REBUILD_WEBHOOK_URL has to be changed.`);
    }
  };

  /** Publishes what waits; `false` when nothing does or the builder is not there yet. */
  const publishNext = async () => {
    const newest = await settleEdits();
    // A kept release needs no builder.
    if (!newest || !(newest.releaseOf || builder.isReady())) return false;
    const row = await buildLog.claim();
    if (row?.releaseOf) await goLive(row.id, row.releaseOf);
    else if (row) await buildOrFail(row);
    return true;
  };

  const recover = async (error: unknown) => {
    if (signal.aborted) return;
    log.warn({ err: withoutValues(error) }, "publishing is tried again");
    await buildLog
      .restoreInterrupted("The builder cannot be reached; trying again.")
      .catch(() => {});
  };

  const run = async () => {
    let tries = 0;
    while (!signal.aborted) {
      changed = Promise.withResolvers();
      try {
        if (!(await publishNext())) await changed.promise;
        tries = 0;
      } catch (error) {
        await recover(error);
        await pause(askedRest(error), undefined, { ref: false, signal }).catch(() => {});
        await changeOrPause(growingPause(tries));
        tries += 1;
      }
    }
  };

  return {
    /** Takes up what an earlier run left behind, then publishes until stopped. */
    start: async () => {
      await buildLog.restoreInterrupted();
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
