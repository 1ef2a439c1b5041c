import type { HeldBackRecord } from "shared/publishing/builds";
import { inSpan } from "#platform/async/in-span.ts";
import type { Log } from "#platform/log.ts";
import { PrivateAddressError } from "#platform/web/post-json.ts";
import type { BuilderClient } from "./builder-client.ts";
import type { BuildQueue } from "./builds/build-queue.ts";
import type { BuildRow } from "./builds/build-requests.ts";
import { verifyLive } from "./verify-live.ts";
import { ReceiverGoneError } from "./webhook.ts";

export type Releases = {
  activate: (buildId: string) => Promise<number>;
};

export type RunBuildDeps = {
  buildQueue: BuildQueue;
  releases: Releases;
  builder: BuilderClient;
  publicUrl: string;
  verifyDelays?: readonly number[];
  log: Log;
};

const isPermanent = (error: unknown): error is Error =>
  error instanceof ReceiverGoneError || error instanceof PrivateAddressError;

const activate = async ({ releases, log }: RunBuildDeps, buildId: string) => {
  try {
    return await releases.activate(buildId);
  } catch (error) {
    log.error({ event: "release.unusable", err: error, buildId }, "Cannot serve a release.");
    return undefined;
  }
};

type Shown = { revision: number; heldBack?: HeldBackRecord[] | undefined };

const markLive = async ({ buildQueue, log }: RunBuildDeps, id: string, shown: Shown) => {
  const { revision, heldBack = [] } = shown;
  if (heldBack.length > 0) {
    const records = heldBack.map(({ kind, id: record }) => `${kind} ${record}`);
    log.warn(
      { event: "publish.held_back", buildId: id, records },
      "Held back records that could not be published.",
    );
  }
  await buildQueue.markLive(id, revision, heldBack);
};

const goLive = async (deps: RunBuildDeps, id: string, releaseId: string, signal: AbortSignal) => {
  const { buildQueue, publicUrl, verifyDelays } = deps;
  const fail = (message: string) => buildQueue.markFailed(id, message).then(() => false);
  const revision = await activate(deps, releaseId);
  if (revision === undefined) return fail("The release is incomplete.");
  const delays = verifyDelays && { pollDelays: verifyDelays };
  const shown = await verifyLive({ publicUrl, buildId: releaseId, signal, ...delays });
  if (!shown) return fail(`${publicUrl} does not show the new version.`);
  await markLive(deps, id, { revision, heldBack: shown.heldBack });
  return true;
};

const tryBuild = async (deps: RunBuildDeps, row: BuildRow, signal: AbortSignal) => {
  const { buildQueue, builder } = deps;
  const fail = (message: string) => buildQueue.markFailed(row.id, message).then(() => false);
  const outcome = await builder.run(row);
  if (outcome.status === "failed") return fail(outcome.message || "The pages couldn't be built.");
  if (outcome.revision < row.revision) {
    return fail("The pages were built from content older than the last save.");
  }
  if (outcome.status === "ready") return goLive(deps, row.id, row.id, signal);
  await markLive(deps, row.id, outcome);
  return true;
};

const build = (deps: RunBuildDeps, row: BuildRow, signal: AbortSignal) =>
  inSpan("publish", () => tryBuild(deps, row, signal));

/** Returns true if the release is live. Throws if the builder is unreachable or `signal` is aborted. */
export const runBuild = async (deps: RunBuildDeps, row: BuildRow, signal: AbortSignal) => {
  if (row.releaseOf) return goLive(deps, row.id, row.releaseOf, signal);
  try {
    return await build(deps, row, signal);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    const message = `${error.message} Change REBUILD_WEBHOOK_URL.`;
    await deps.buildQueue.markFailed(row.id, message);
    return false;
  }
};
