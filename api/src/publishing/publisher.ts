import { backoffDelay } from "#platform/async/backoff.ts";
import { sleep } from "#platform/async/sleep.ts";
import { createWorkLoop, type LoopContext } from "#platform/async/work-loop.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { createDebounce } from "./debounce.ts";
import { type RunBuildDeps, runBuild } from "./run-build.ts";
import { NotDeliveredError } from "./webhook.ts";

const longestDelay = 60_000;
const longestRetryDelay = 10 * 60_000;

type Deps = RunBuildDeps & {
  picturesComplete: () => Promise<boolean>;
  /** Milliseconds before the second try to reach the builder … */
  firstDelay?: number;
  /** … and before a build that failed is tried again. */
  firstRetryDelay?: number;
  now: () => Date;
};

const getRetryAfter = (error: unknown) =>
  error instanceof NotDeliveredError ? error.retryAfter : 0;

const createFailedBuildRetry = ({ buildQueue, builder, firstRetryDelay = 5_000 }: Deps) => {
  let retries = 0;
  return {
    reset: () => {
      retries = 0;
    },
    run: async ({ sleepOrWake }: LoopContext) => {
      if (!(builder.isLocal() && (await buildQueue.hasFailed()))) return Number.POSITIVE_INFINITY;
      const backoff = { first: firstRetryDelay, longest: longestRetryDelay };
      const isDue = (await sleepOrWake(backoffDelay(retries, backoff))) === "slept";
      if (isDue && (await buildQueue.retryFailed())) retries += 1;
      return 0;
    },
  };
};

/** One build at a time: waits until edits are quiet, asks the builder, and looks at the public address for proof. */
export const createPublisher = (deps: Deps) => {
  const { buildQueue, log, firstDelay = 500 } = deps;
  const debounce = createDebounce(deps);
  const failedBuild = createFailedBuildRetry(deps);
  /** True if a stored build is marked as running but no process works on it. */
  let isInterrupted = false;

  const recover = () =>
    buildQueue.restoreInterrupted("The page builder didn't answer. Trying again.");

  const publishNext = async (context: LoopContext) => {
    if (isInterrupted) await recover();
    isInterrupted = false;
    const newest = await buildQueue.waiting();
    const remaining = newest ? await debounce.remaining(newest) : 0;
    if (remaining > 0) return remaining;
    if (!newest) return failedBuild.run(context);
    const row = await buildQueue.claim();
    try {
      if (row && (await runBuild(deps, row, context.signal))) failedBuild.reset();
    } finally {
      debounce.reset();
    }
    return 0;
  };

  const loop = createWorkLoop({
    run: publishNext,
    onError: async (error, { signal }) => {
      log.warn(
        { event: "publish.retry", err: redactValues(error) },
        "Publishing failed; retrying.",
      );
      isInterrupted = await recover().then(
        () => false,
        () => true,
      );
      await sleep(getRetryAfter(error), signal);
    },
    backoff: { first: firstDelay, longest: longestDelay },
  });

  return {
    start: async () => {
      await buildQueue.restoreInterrupted();
      loop.start();
    },
    notify: loop.wake,
    stop: () => void loop.stop(),
  };
};
export type Publisher = ReturnType<typeof createPublisher>;
