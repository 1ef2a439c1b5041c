import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { releaseManifest, releaseManifestFile } from "shared/publishing/builds";
import { z } from "zod";
import type { Settings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { shortReason } from "#server/builder/short-reason.ts";
import { openSiteBundle, programIn } from "#server/builder/site-bundle.ts";
import { rendererEnvironment } from "#server/builder/site-environment.ts";

type Rendering = { api: string; folder: string };

/** A release that takes longer (ms) hangs. */
const longestRendering = 5 * 60_000;

const problem = z.object({ problem: z.string() });

const orderRelease = async (program: string, env: NodeJS.ProcessEnv, folder: string) => {
  const child = fork(program, {
    env,
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    timeout: longestRendering,
    killSignal: "SIGKILL",
  });
  const output = child.stderr ? text(child.stderr) : "";
  const ended = once(child, "exit").then(
    async (): Promise<[unknown]> => [
      { problem: `The renderer stopped. ${shortReason(await output)}` },
    ],
  );
  try {
    child.send({ buildId: randomUUID(), folder });
    const [answer] = await Promise.race([once(child, "message"), ended]);
    const failed = problem.safeParse(answer).data;
    if (failed) throw new StartError(`The site could not be built. ${failed.problem}`);
  } finally {
    child.kill();
    await ended;
  }
};

const readLeftOut = async (folder: string) => {
  const manifest = await readFile(join(folder, releaseManifestFile), "utf8");
  const { heldBack = [] } = releaseManifest.parse(JSON.parse(manifest));
  return heldBack
    .map((record) => `The ${record.kind} “${record.name}” is left out. ${record.problem}`)
    .join("\n");
};

/** Makes a release in `folder`. Returns what it says of records that are left out; throws {@link StartError} with the reason. */
export const renderRelease = async (settings: Settings, { api, folder }: Rendering) => {
  const bundle = await openSiteBundle();
  const env = { ...rendererEnvironment(settings, bundle), CONTENT_API_URL: api };
  await orderRelease(programIn(bundle, "render-orders"), env, folder);
  return readLeftOut(folder);
};
