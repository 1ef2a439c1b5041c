import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { reasonIn } from "./extract-build-error.ts";
import { siteFolder } from "./site-folder.ts";

/** What a renderer is asked for: a release in `folder`, with what is still true of the one in `base`. */
export type ReleaseOrder = {
  buildId: string;
  revision: number;
  folder: string;
  base: string | undefined;
};

const rendererMain = fileURLToPath(new URL("main.ts", import.meta.url));
/** A build that takes longer (ms) hangs. */
const longestBuild = 5 * 60_000;
/** Characters of its output that are remembered, to tell what went wrong. */
const longestOutput = 20_000;

const answer = z.union([z.object({ revision: z.int() }), z.object({ problem: z.string() })]);

/** The next message of the child; throws what it printed when it ends instead. */
const nextMessage = async (child: ChildProcess, output: () => string): Promise<unknown> => {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error(reasonIn(output()) || "The build stopped before it was done.");
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
};

const open = (environment: NodeJS.ProcessEnv) => {
  const child = fork(rendererMain, {
    cwd: siteFolder,
    env: environment,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-longestOutput);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const next = () => {
    printed = "";
    return nextMessage(child, () => printed);
  };
  // Its first message says that the templates are loaded.
  const ready = next();
  ready.catch(() => {});
  return { child, ready, next };
};

/** Keeps a process that has the site's templates loaded; after its death the next order opens another. */
export const createRendererProcess = (environment: NodeJS.ProcessEnv) => {
  let renderer: ReturnType<typeof open> | undefined;
  /** Whether the templates are those of the releases so far: they may have been replaced since a death. */
  let isOfSameTemplates = true;

  const start = () => {
    const opened = open(environment);
    renderer = opened;
    const forget = () => {
      if (renderer !== opened) return;
      renderer = undefined;
      isOfSameTemplates = false;
    };
    opened.child.once("exit", forget);
    opened.ready.catch(forget);
    return opened;
  };

  return {
    /** Loads the templates before anybody asks for a release. */
    start,

    /** Makes a release. Returns the revision that it shows; throws what went wrong. */
    render: async (order: ReleaseOrder, signal: AbortSignal): Promise<number> => {
      const { child, ready, next } = renderer ?? start();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(longestBuild)]);
      const kill = () => child.kill("SIGKILL");
      limit.addEventListener("abort", kill);
      try {
        await ready;
        child.send({ ...order, base: isOfSameTemplates ? order.base : undefined });
        const result = answer.parse(await next());
        if ("problem" in result) throw new Error(result.problem);
        isOfSameTemplates = true;
        return result.revision;
      } finally {
        limit.removeEventListener("abort", kill);
      }
    },

    stop: () => renderer?.child.kill("SIGKILL"),
  };
};
export type RendererProcess = ReturnType<typeof createRendererProcess>;
