import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { extractBuildError } from "../describe-build-error.ts";
import { type RenderRequest, readyMessage, renderResult } from "./messages.ts";
import { siteFolder } from "./work-folder.ts";

const rendererMain = fileURLToPath(new URL("main.ts", import.meta.url));
/** A build that takes longer (ms) hangs. */
const longestBuild = 5 * 60_000;
/** Characters of the child's output that are remembered, to tell what went wrong. */
const longestOutput = 20_000;

/** The next message of the child; throws what it printed when it ends instead. */
const nextMessage = async (child: ChildProcess, output: () => string): Promise<unknown> => {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error(extractBuildError(output()) || "The build stopped before it was done.");
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
};

const forkRenderer = (environment: NodeJS.ProcessEnv) => {
  const child = fork(rendererMain, {
    cwd: siteFolder,
    env: environment,
    // Each save brings all content: collecting it in the start command's small young generation takes longer.
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const remember = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-longestOutput);
  };
  child.stdout?.on("data", remember);
  child.stderr?.on("data", remember);
  const next = () => {
    output = "";
    return nextMessage(child, () => output);
  };
  const ready = next().then((message) => readyMessage.parse(message));
  ready.catch(() => {});
  return { child, ready, next };
};

/** Keeps a process that has the site's templates loaded; after its death the next request starts another. */
export const createRendererProcess = (environment: NodeJS.ProcessEnv) => {
  let renderer: ReturnType<typeof forkRenderer> | undefined;
  /** The templates may have been replaced since a death. */
  let mayReuseBase = true;

  const start = () => {
    const started = forkRenderer(environment);
    renderer = started;
    const forget = () => {
      if (renderer !== started) return;
      renderer = undefined;
      mayReuseBase = false;
    };
    started.child.once("exit", forget);
    started.ready.catch(forget);
    return started;
  };

  /** Makes a release. Returns the revision that it shows; throws what went wrong. */
  const render = async (request: RenderRequest, signal: AbortSignal): Promise<number> => {
    const { child, ready, next } = renderer ?? start();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestBuild)]);
    const kill = () => child.kill("SIGKILL");
    limit.addEventListener("abort", kill);
    try {
      await ready;
      child.send({ ...request, mayReuse: mayReuseBase });
      const result = renderResult.parse(await next());
      if ("problem" in result) throw new Error(result.problem);
      mayReuseBase = true;
      return result.revision;
    } finally {
      limit.removeEventListener("abort", kill);
    }
  };

  return { start, render, stop: () => renderer?.child.kill("SIGKILL") };
};
export type RendererProcess = ReturnType<typeof createRendererProcess>;
