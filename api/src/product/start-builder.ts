import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Settings } from "../env.ts";
import type { Log } from "../log.ts";

const builderMain = fileURLToPath(new URL("../../../site/builder/main.ts", import.meta.url));
const restartMilliseconds = 1_000;
const stopMilliseconds = 5_000;

type Deps = {
  settings: Settings;
  /** What the site is built from, for its `_release.json`. */
  sourceHash: string;
  webhookSecret: string;
  log: Log;
  /** The builder died with work under way, or may have. */
  onLost: () => void;
  /** The builder can take requests. */
  onReady: () => void;
};

/** What the builder and the site that it builds are told; nothing else of this environment. */
const environmentOf = ({ settings, sourceHash, webhookSecret }: Deps): NodeJS.ProcessEnv => {
  const api = `http://${settings.HOST === "0.0.0.0" ? "127.0.0.1" : settings.HOST}:${settings.PORT}`;
  const optional = {
    BUILDER_PORT: settings.BUILDER_PORT?.toString(),
    PUBLIC_API_URL: settings.PUBLIC_API_URL,
    REVIEWS_WIDGET_SRC: settings.REVIEWS_WIDGET_SRC,
    REVIEWS_WIDGET_ID: settings.REVIEWS_WIDGET_ID,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
    CACHE_DIR: join(settings.DATA_DIR, "cache"),
    CONTENT: settings.CONTENT,
    CONTENT_API_URL: api,
    CALLBACK_URL: `${api}/api/builds/callback`,
    DATA_DIR: settings.DATA_DIR,
    LOG_LEVEL: settings.LOG_LEVEL,
    PUBLIC_URL: settings.PUBLIC_URL,
    REBUILD_WEBHOOK_SECRET: webhookSecret,
    SOURCE_HASH: sourceHash,
  };
};

const isListening = (message: unknown): message is { port: number } =>
  typeof message === "object" &&
  message !== null &&
  "port" in message &&
  typeof message.port === "number";

/** Runs the builder as a child and starts it again whenever it dies. */
export const startBuilder = (deps: Deps) => {
  const { log, onLost, onReady } = deps;
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let stopping = false;

  const run = async () => {
    while (!stopping) {
      child = fork(builderMain, { env: environmentOf(deps) });
      child.on("message", (message) => {
        if (!isListening(message)) return;
        url = `http://127.0.0.1:${message.port}/`;
        onReady();
      });
      const [code] = await once(child, "exit");
      url = undefined;
      if (stopping) return;
      log.warn({ code }, "the builder stopped and is started again");
      onLost();
      await pause(restartMilliseconds);
    }
  };
  const ended = run().catch((error: unknown) => log.error({ err: error }, "builder"));

  return {
    /** Where it takes requests; `undefined` while it is starting. */
    url: () => url,
    stop: async () => {
      stopping = true;
      child?.kill("SIGTERM");
      const killer = setTimeout(() => child?.kill("SIGKILL"), stopMilliseconds);
      await ended;
      clearTimeout(killer);
    },
  };
};
