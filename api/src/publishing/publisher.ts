import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BuildEvent, RebuildEvent } from "shared/webhooks";
import { withoutValues } from "#db/failures.ts";
import type { Log } from "../log.ts";
import type { BuildLog, BuildRow } from "./build-log.ts";
import { seeRelease } from "./receipt.ts";
import { deliverWebhook } from "./webhook.ts";

/** Changes that follow each other within this time are published together … */
const quietMilliseconds = 500;
/** … but none waits for others longer than this. */
const patienceMilliseconds = 5_000;
/** So long a release waits for pictures that are being made; one without them is better than none. */
const picturePatience = 60_000;
/** A builder that has not reported by then is asked again. */
const longestBuild = 10 * 60_000;
const longestPause = 60_000;

type Report =
  | { status: "ready"; revision: number }
  | { status: "failed"; message?: string | undefined };

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
  /** Where rebuild requests go; `undefined` while the builder is starting. */
  builderUrl: () => string | undefined;
  secret: string;
  publicUrl: string;
  /** Milliseconds before each look at the public address; about 15 s in all unless given. */
  receiptPauses?: readonly number[];
  log: Log;
  now: () => Date;
};

/** Half to all of a pause that doubles with every try. */
const growingPause = (tries: number) =>
  Math.min(longestPause, 500 * 2 ** tries) * (0.5 + Math.random() / 2);

/**
 * Brings stored build requests to the public address, one at a time: waits until edits are quiet,
 * asks the builder, switches to the finished release, and looks at the public address for proof.
 */
export const createPublisher = (deps: Deps) => {
  const { buildLog, releases, picturesComplete, builderUrl, secret, publicUrl } = deps;
  const { receiptPauses, log, now } = deps;
  let stopped = false;
  let changed = Promise.withResolvers<void>();
  /** The message that the builder has not taken yet: each further try carries the same id. */
  let undelivered: { buildId: string; webhookId: string } | undefined;
  let underWay: { buildId: string; report: PromiseWithResolvers<Report> } | undefined;

  const changeOrPause = (milliseconds: number) =>
    Promise.race([changed.promise, pause(milliseconds, undefined, { ref: false })]);

  /** How long a request still waits for further edits, and for pictures; both in ms. */
  const restOf = async ({ requestedAt, releaseOf }: BuildRow, since: number) => {
    if (releaseOf) return 0;
    const quietAt = Date.parse(requestedAt) + quietMilliseconds;
    const forEdits = Math.min(quietAt, since + patienceMilliseconds);
    const until = (await picturesComplete()) ? forEdits : since + picturePatience;
    return until - now().getTime();
  };

  /** The newest request, once it and its pictures are left alone; `undefined` when there is none. */
  const settleEdits = async () => {
    const since = now().getTime();
    for (;;) {
      changed = Promise.withResolvers();
      const newest = await buildLog.waiting();
      if (!newest || stopped) return undefined;
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
    const isSeen = await seeRelease(publicUrl, releaseId, receiptPauses);
    if (isSeen) return buildLog.markLive(id, revision);
    return buildLog.markFailed(id, `${publicUrl} does not show the new release.`);
  };

  const askBuilder = async ({ id, revision, reason }: BuildRow) => {
    const url = builderUrl();
    if (url === undefined) throw new Error("The builder is starting.");
    if (undelivered?.buildId !== id) undelivered = { buildId: id, webhookId: randomUUID() };
    const event: RebuildEvent = {
      type: "site.rebuild",
      timestamp: now().toISOString(),
      data: { buildId: id, revision, reason: reason ?? "" },
    };
    await deliverWebhook({ url, secret, id: undelivered.webhookId, event, at: now() });
    undelivered = undefined;
  };

  /** Asks the builder and waits for what it reports. Throws when it cannot be asked or dies. */
  const runBuild = async (row: BuildRow): Promise<Report> => {
    const report = Promise.withResolvers<Report>();
    // It may be refused before anybody waits for it.
    report.promise.catch(() => {});
    underWay = { buildId: row.id, report };
    const patience = new AbortController();
    const late = { status: "failed", message: "The builder did not report back." } as const;
    try {
      await askBuilder(row);
      const tooLate = pause(longestBuild, late, { ref: false, signal: patience.signal });
      tooLate.catch(() => {});
      return await Promise.race([report.promise, tooLate]);
    } finally {
      underWay = undefined;
      patience.abort();
    }
  };

  const build = async (row: BuildRow) => {
    const result = await runBuild(row);
    if (result.status === "failed") {
      await buildLog.markFailed(row.id, result.message || "The build failed.");
    } else if (result.revision < row.revision) {
      await buildLog.markFailed(row.id, "The builder read older content than it was asked for.");
    } else {
      await goLive(row.id, row.id);
    }
  };

  /** Publishes what waits; `false` when nothing does or the builder is not there yet. */
  const publishNext = async () => {
    const newest = await settleEdits();
    // A kept release needs no builder.
    if (!newest || !(newest.releaseOf || builderUrl())) return false;
    const row = await buildLog.claim();
    if (row?.releaseOf) await goLive(row.id, row.releaseOf);
    else if (row) await build(row);
    return true;
  };

  const recover = async (error: unknown) => {
    if (stopped) return;
    log.warn({ err: withoutValues(error) }, "publishing is tried again");
    await buildLog
      .restoreInterrupted("The builder cannot be reached; trying again.")
      .catch(() => {});
  };

  const run = async () => {
    let tries = 0;
    while (!stopped) {
      changed = Promise.withResolvers();
      try {
        if (!(await publishNext())) await changed.promise;
        tries = 0;
      } catch (error) {
        await recover(error);
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
    /** Takes a report of the builder; reports on other builds are old and change nothing. */
    report: ({ buildId, status, revision, message }: BuildEvent["data"]) => {
      if (status === "building" || underWay?.buildId !== buildId) return;
      underWay.report.resolve({ status, revision, message });
    },
    /** The builder has died: what it was working on is asked for again. */
    builderLost: () => underWay?.report.reject(new Error("The builder stopped.")),
    stop: () => {
      stopped = true;
      changed.resolve();
    },
  };
};
export type Publisher = ReturnType<typeof createPublisher>;
