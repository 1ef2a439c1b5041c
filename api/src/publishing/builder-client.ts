import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { HeldBackRecord } from "shared/publishing/builds";
import type { BuildEvent, RebuildEvent } from "shared/publishing/webhooks";
import { StartError } from "#platform/start-error.ts";
import type { BuildRow } from "./builds/build-requests.ts";
import { readReceipt } from "./read-receipt.ts";
import { waitForRevision } from "./verify-live.ts";
import { deliverWebhook } from "./webhook.ts";

/** How a build ended; `live` means that the public address already serves it. */
export type BuildOutcome =
  | { status: "ready"; revision: number }
  | { status: "live"; revision: number; heldBack?: HeldBackRecord[] | undefined }
  | { status: "failed"; message?: string | undefined };

export type Receiver = {
  url: string;
  allowPrivate: boolean;
  /** Ends a builder that hangs; nobody ends that of a hosting provider. */
  kill?: () => void;
};

type Deps = {
  /** Throws {@link StartError} with the reason when the builder cannot start. */
  openReceiver: () => Promise<Receiver>;
  /** The builder beside this process, which reports; else a hosting provider, which need not. */
  isLocal: () => boolean;
  secrets: string;
  publicUrl: string;
  pollDelays?: Iterable<number>;
  now: () => Date;
};

/** A local builder that has not reported by then (ms) is ended … */
const longestLocalBuild = 10 * 60_000;
/** … and hosting providers queue builds; after this long (ms) a person should look. */
const longestHostedBuild = 20 * 60_000;

const notReported: BuildOutcome = {
  status: "failed",
  message: "The page builder didn't finish in time.",
};
const notShown: BuildOutcome = {
  status: "failed",
  message:
    "The hosting provider accepted the build, but the change is still not live after 20 minutes. Check its build log.",
};

const timeOut = async (isLocal: boolean, { kill }: Receiver, signal: AbortSignal) => {
  const milliseconds = isLocal ? longestLocalBuild : longestHostedBuild;
  await pause(milliseconds, undefined, { ref: false, signal });
  kill?.();
  return isLocal ? notReported : notShown;
};

const open = async ({ openReceiver }: Deps): Promise<Receiver | BuildOutcome> => {
  try {
    return await openReceiver();
  } catch (error) {
    if (error instanceof StartError) return { status: "failed", message: error.message };
    throw error;
  }
};

const watchHosted = async (
  { publicUrl, pollDelays }: Deps,
  { revision }: BuildRow,
  signal: AbortSignal,
) => {
  const before = await readReceipt(publicUrl, signal);
  const delays = pollDelays && { pollDelays };
  return async (): Promise<BuildOutcome> => {
    const shown = await waitForRevision({ publicUrl, revision, before, signal, ...delays });
    return { status: "live", revision: shown.revision, heldBack: shown.heldBack };
  };
};

/** Each further try for the same build carries the same message id, until the builder has taken it. */
const createRequester = ({ secrets, now }: Deps) => {
  let undelivered: { buildId: string; webhookId: string } | undefined;

  return async ({ url, allowPrivate }: Receiver, { id, revision, reason }: BuildRow) => {
    if (undelivered?.buildId !== id) undelivered = { buildId: id, webhookId: randomUUID() };
    const at = now();
    const event: RebuildEvent = {
      type: "site.rebuild",
      timestamp: at.toISOString(),
      data: { buildId: id, revision, reason: reason ?? "" },
    };
    await deliverWebhook({ url, secrets, id: undelivered.webhookId, event, at, allowPrivate });
    undelivered = undefined;
  };
};

export const createBuilderClient = (deps: Deps) => {
  const { isLocal } = deps;
  const request = createRequester(deps);
  let underWay:
    | { buildId: string; since: Date; outcome: PromiseWithResolvers<BuildOutcome> }
    | undefined;

  return {
    isLocal,

    /** Throws when the builder cannot be asked or ends before it has reported. */
    run: async (row: BuildRow): Promise<BuildOutcome> => {
      const outcome = Promise.withResolvers<BuildOutcome>();
      // The promise may reject before any code awaits it.
      outcome.promise.catch(() => {});
      underWay = { buildId: row.id, since: deps.now(), outcome };
      const over = new AbortController();
      try {
        const receiver = await open(deps);
        if ("status" in receiver) return receiver;
        const watch = isLocal() ? undefined : await watchHosted(deps, row, over.signal);
        await request(receiver, row);
        const endings = [timeOut(isLocal(), receiver, over.signal), ...(watch ? [watch()] : [])];
        for (const ending of endings) ending.catch(() => {});
        return await Promise.race([outcome.promise, ...endings]);
      } finally {
        underWay = undefined;
        over.abort();
      }
    },

    /** Builds whose reports this process awaits. */
    awaited: () => underWay && { buildId: underWay.buildId, since: underWay.since },

    /** Takes a report of the builder; reports on other builds are old and change nothing. */
    report: ({ buildId, status, revision, message }: BuildEvent["data"]) => {
      if (status === "building" || underWay?.buildId !== buildId) return;
      underWay.outcome.resolve({ status, revision, message });
    },

    /** Requests the builder's unfinished work again. */
    onBuilderExit: () => underWay?.outcome.reject(new Error("The builder stopped.")),
  };
};
export type BuilderClient = ReturnType<typeof createBuilderClient>;
