import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type RenderOrder, renderResult } from "../renderer/messages.ts";

const bundler = fileURLToPath(new URL("../bundle-site.ts", import.meta.url));

/** The compiled site, in a process that makes releases in any folder. */
export const openRenderer = async (folder: string, environment: NodeJS.ProcessEnv) => {
  await promisify(execFile)(process.execPath, [bundler, folder], { env: environment });
  const program = join(folder, "renderer", "prerender-entry.render-orders.mjs");
  const child = fork(program, {
    env: { ...environment, CLIENT_FOLDER: join(folder, "client") },
    execArgv: [],
    // Astro prints the stack of a page that cannot be made.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const render = async (order: RenderOrder) => {
    child.send(order);
    const [message] = await once(child, "message");
    const result = renderResult.parse(message);
    if ("problem" in result) throw new Error(result.problem);
    return result.revision;
  };
  return { render, stop: () => child.kill("SIGKILL") };
};
export type Renderer = Awaited<ReturnType<typeof openRenderer>>;
