import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type RenderOrder, renderResult } from "../renderer/messages.ts";
import { createWorkFolder } from "../work-folder.ts";

const bundler = fileURLToPath(new URL("../bundle-site.ts", import.meta.url));

/** Compiles the site into a folder beside its sources, without any address. */
export const compileSite = async () => {
  const folder = await createWorkFolder();
  const env = { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, [bundler, folder], { env });
  return folder;
};

/** A process of the compiled site in `folder` that makes releases. */
export const openRenderer = (folder: string, environment: NodeJS.ProcessEnv) => {
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
export type Renderer = ReturnType<typeof openRenderer>;
