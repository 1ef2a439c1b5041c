import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import { StartError } from "#platform/start-error.ts";
import type { Receiver } from "#publishing/builder-client.ts";
import { shortReason } from "./short-reason.ts";
import { openSiteBundle, programIn, type SiteBundle } from "./site-bundle.ts";
import { rendererEnvironment } from "./site-environment.ts";

type Deps = {
  settings: Settings;
  /** Address of the API on this machine. */
  apiOrigin: string;
  /** Opened before each start, because an update may have replaced the sources. */
  openBundle?: typeof openSiteBundle;
  webhookSecret: string;
  /** Idle time (ms) after which the builder ends; by default its own. */
  idleMilliseconds?: number;
  log: Log;
  onEnded: () => void;
};

const listening = z.object({ port: z.int() });

/** The builder gets nothing else of this environment. */
const createEnvironment = (
  { settings, apiOrigin, webhookSecret, idleMilliseconds }: Deps,
  bundle: SiteBundle,
) => ({
  ...rendererEnvironment(settings, bundle),
  ...(settings.BUILDER_PORT && { BUILDER_PORT: String(settings.BUILDER_PORT) }),
  ...(idleMilliseconds && { IDLE_MILLISECONDS: String(idleMilliseconds) }),
  CALLBACK_URL: `${apiOrigin}/api/builds/callback`,
  CONTENT_API_URL: apiOrigin,
  DATA_DIR: settings.DATA_DIR,
  REBUILD_WEBHOOK_SECRET: webhookSecret,
  // Threads that compress would each keep freed memory for themselves.
  MALLOC_ARENA_MAX: "1",
});

/** Characters of the builder's latest output that are kept for the log. */
const keptOutput = 20_000;

const keepOutput = ({ stderr }: ChildProcess) => {
  let output = "";
  stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-keptOutput);
  });
  return () => output;
};

/** Resolves with the port once the child listens; throws {@link StartError} when it ends before. */
const readPort = async (child: ChildProcess, readOutput: () => string) => {
  const ended = once(child, "close").then(() => {
    throw new StartError(`The page builder did not start. ${shortReason(readOutput())}`);
  });
  ended.catch(() => {});
  const over = new AbortController();
  try {
    const [message] = await Promise.race([once(child, "message", { signal: over.signal }), ended]);
    return listening.parse(message).port;
  } finally {
    over.abort();
  }
};

/**
 * The builder is a child process that starts when something is to be published and ends itself after a while
 * without work.
 */
export const createBuilderProcess = (deps: Deps) => {
  const { openBundle = openSiteBundle, log, onEnded } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let opened: Promise<Receiver> | undefined;

  const start = async (onExit: () => void): Promise<Receiver> => {
    const bundle = await openBundle({ signal });
    signal.throwIfAborted();
    const child = fork(programIn(bundle, "builder"), {
      env: createEnvironment(deps, bundle),
      // A limit of the old space would end it on a large site.
      execArgv: ["--max-semi-space-size=4"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      signal,
      killSignal: "SIGKILL",
    });
    const readOutput = keepOutput(child);
    child.once("error", onExit);
    child.once("exit", (code, killedBy) => {
      onExit();
      onEnded();
      if (code === 0 || signal.aborted) return;
      const details = { code, signal: killedBy, output: readOutput() };
      log.warn({ event: "builder.stopped", ...details }, "Builder stopped.");
    });
    const port = await readPort(child, readOutput);
    const kill = () => {
      // The next build must not get the port of a dying process.
      onExit();
      child.kill("SIGKILL");
    };
    return { url: `http://127.0.0.1:${port}/`, allowPrivate: true, kill };
  };

  const startOrLog = async (onExit: () => void) => {
    try {
      return await start(onExit);
    } catch (error) {
      onExit();
      if (!signal.aborted) {
        log.error({ event: "builder.not_started", err: error }, "Builder did not start.");
      }
      throw error;
    }
  };

  return {
    /** Resolves once the builder takes requests; {@link StartError} with the reason when it cannot start. */
    open: (): Promise<Receiver> => {
      if (opened) return opened;
      const forget = () => {
        if (opened === opening) opened = undefined;
      };
      const opening = startOrLog(forget);
      opened = opening;
      return opening;
    },
    /** Drops the builder's current work; the served site stays. */
    stop: () => stopping.abort(),
  };
};
export type BuilderProcess = ReturnType<typeof createBuilderProcess>;
