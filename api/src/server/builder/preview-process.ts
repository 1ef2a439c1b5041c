import { type ChildProcess, fork } from "node:child_process";
import { type PreviewPage, previewAnswer } from "shared/content/records/preview-orders";
import type { RenderPreview } from "#content/records/preview/previews.service.ts";
import type { Settings } from "#platform/env/env.ts";
import { openSiteBundle, programIn } from "./site-bundle.ts";
import { rendererEnvironment } from "./site-environment.ts";

type Deps = {
  settings: Settings;
  /** Address of the API on this machine. */
  apiOrigin: string;
  openBundle?: typeof openSiteBundle;
  /** Idle time (ms) after which the process ends. */
  idleMilliseconds?: number;
  /** Time (ms) after which the page that is being made counts as stuck. */
  longestMilliseconds?: number;
};

type Waiting = {
  resolve: (page: PreviewPage | null) => void;
  reject: (error: Error) => void;
};

/**
 * Renders previews in a child process of its own, so that they neither wait for a build nor share its content. It
 * starts with the first preview and ends when idle.
 */
export const createPreviewProcess = ({
  settings,
  apiOrigin,
  openBundle = openSiteBundle,
  idleMilliseconds = 2 * 60_000,
  longestMilliseconds = 20_000,
}: Deps) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Map<number, Waiting>();
  let opened: Promise<ChildProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let stuck: NodeJS.Timeout | undefined;
  let orders = 0;

  const settle = (message: unknown) => {
    const answer = previewAnswer.parse(message);
    const order = waiting.get(answer.id);
    if ("problem" in answer) order?.reject(new Error(answer.problem));
    else order?.resolve(answer.page);
  };

  const forget = () => {
    opened = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The preview process ended."));
  };

  const start = async () => {
    const bundle = await openBundle({ signal });
    signal.throwIfAborted();
    const child = fork(programIn(bundle, "preview-orders"), {
      env: {
        ...rendererEnvironment(settings, bundle),
        // A live site's pages fetch their content by script, which a preview does not run.
        CONTENT: "prebuilt",
        CONTENT_API_URL: apiOrigin,
        MALLOC_ARENA_MAX: "1",
      },
      execArgv: ["--max-semi-space-size=4"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      signal,
      killSignal: "SIGKILL",
    });
    child.on("message", settle).once("exit", forget).on("error", forget);
    return child;
  };

  const open = () => {
    opened ??= start().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  /** The process makes one page after another, so each answer begins the next order. */
  const beginOrder = (child: ChildProcess) => {
    clearTimeout(stuck);
    if (waiting.size > 0) stuck = setTimeout(() => child.kill("SIGKILL"), longestMilliseconds);
  };

  const render: RenderPreview = async (order) => {
    clearTimeout(idle);
    const child = await open();
    orders += 1;
    const id = orders;
    const { promise, resolve, reject } = Promise.withResolvers<PreviewPage | null>();
    waiting.set(id, { resolve, reject });
    if (waiting.size === 1) beginOrder(child);
    try {
      child.send({ ...order, id });
      return await promise;
    } finally {
      waiting.delete(id);
      beginOrder(child);
      if (waiting.size === 0) idle = setTimeout(() => child.kill(), idleMilliseconds).unref();
    }
  };

  return { render, stop: () => stopping.abort() };
};
export type PreviewProcess = ReturnType<typeof createPreviewProcess>;
