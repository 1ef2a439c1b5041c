import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { backoffDelay } from "#platform/async/backoff.ts";
import { sleep } from "#platform/async/sleep.ts";
import { createWorkLoop } from "#platform/async/work-loop.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import { StartError } from "#platform/start-error.ts";
import type { Receiver } from "#publishing/builder-client.ts";
import { siteEnvironment } from "./site-environment.ts";

const builderMain = fileURLToPath(new URL("../../../../site/builder/main.ts", import.meta.url));
/** Milliseconds until it is started again. */
const restart = { first: 500, longest: 30_000 };
const stopMilliseconds = 5_000;

type Deps = {
  settings: Settings;
  /** Where the API is reached on this machine. */
  apiOrigin: string;
  /** Tells what the site is built from; asked before each start, because it may have been replaced. */
  readSourceHash: () => Promise<string>;
  webhookSecret: string;
  log: Log;
  onLost: () => void;
  onReady: () => void;
};

/** What the builder and the site that it builds are told; nothing else of this environment. */
const environmentOf = (
  { settings, apiOrigin, webhookSecret }: Deps,
  sourceHash: string,
): NodeJS.ProcessEnv => {
  return {
    ...siteEnvironment(settings),
    ...(settings.BUILDER_PORT && { BUILDER_PORT: String(settings.BUILDER_PORT) }),
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
    CACHE_DIR: join(settings.DATA_DIR, "cache"),
    CALLBACK_URL: `${apiOrigin}/api/builds/callback`,
    CONTENT_API_URL: apiOrigin,
    ...(settings.CONTENT_TOKEN && { CONTENT_TOKEN: settings.CONTENT_TOKEN }),
    DATA_DIR: settings.DATA_DIR,
    REBUILD_WEBHOOK_SECRET: webhookSecret,
    SOURCE_HASH: sourceHash,
  };
};

const isListening = (message: unknown): message is { port: number } =>
  typeof message === "object" &&
  message !== null &&
  "port" in message &&
  typeof message.port === "number";

/** Runs the builder as a child while it is awake, and starts it again whenever it dies, after ever longer pauses. */
export const startBuilder = (deps: Deps) => {
  const { readSourceHash, log, onLost, onReady } = deps;
  const ready = Promise.withResolvers<void>();
  // Whoever waits for it hears of it; a product that stops may do so before anybody waits.
  ready.promise.catch(() => {});
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let isAwake = true;
  let failures = 0;

  const runOnce = async (signal: AbortSignal) => {
    const sourceHash = await readSourceHash();
    if (!isAwake || signal.aborted) return undefined;
    child = fork(builderMain, { env: environmentOf(deps, sourceHash) });
    child.on("message", (message) => {
      if (!isListening(message)) return;
      url = `http://127.0.0.1:${message.port}/`;
      failures = 0;
      ready.resolve();
      onReady();
    });
    try {
      return await once(child, "exit");
    } finally {
      url = undefined;
    }
  };

  const loop = createWorkLoop({
    run: async ({ signal }) => {
      if (!isAwake) return Number.POSITIVE_INFINITY;
      // A process that cannot even be made has died as well.
      const reason: unknown = await runOnce(signal).catch((error: unknown) => error);
      // Only a builder that never came up is a matter for the person who starts the product.
      ready.reject(new StartError("The builder does not start; what it says stands above."));
      if (signal.aborted) return 0;
      onLost();
      if (!isAwake) return 0;
      log.warn({ event: "builder.restart", reason }, "The builder stopped and is started again.");
      await sleep(backoffDelay(failures, restart), signal);
      failures += 1;
      return 0;
    },
    onError: () => {},
    backoff: restart,
  });
  loop.start();

  const putToSleep = () => {
    isAwake = false;
    url = undefined;
    child?.kill("SIGTERM");
  };

  return {
    /** Resolves when the builder takes requests for the first time; else {@link StartError}. */
    ready: ready.promise,
    /** Where it takes requests; `undefined` while it is starting, or asleep. */
    receiver: (): Receiver | undefined =>
      url === undefined ? undefined : { url, isLocal: true, allowPrivate: true },
    /** Ends the process until `wake`; what it was working on is lost. */
    putToSleep,
    wake: () => {
      isAwake = true;
      loop.wake();
    },
    stop: async () => {
      putToSleep();
      const killer = setTimeout(() => child?.kill("SIGKILL"), stopMilliseconds);
      await loop.stop();
      clearTimeout(killer);
    },
  };
};
