import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { releaseInfoPath } from "shared/builds";
import type { Settings } from "../../env/env.ts";
import type { Print } from "../../lib/print.ts";
import { StartError } from "../../lib/start-error.ts";
import { buildAdmin } from "../builds/build-admin.ts";
import { assembleSite } from "./assemble-site.ts";
import { openContentSource } from "./open-content-source.ts";
import { renderRelease } from "./render-release.ts";

/** Where Vercel looks for what a build has made, with `config.json` beside it. */
const vercelFolder = join(".vercel", "output", "static");

/** What is replaced must have been made by an earlier build. */
const assertReplaceable = async (folder: string) => {
  if (!existsSync(folder) || existsSync(join(folder, releaseInfoPath))) return;
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} holds other files; choose another folder with --out.`);
};

/** Makes a folder for hosts of static files, all at once or not at all. Throws {@link StartError}. */
export const runBuildCommand = async (
  settings: Settings,
  { out }: { out: string },
  print: Print,
) => {
  await assertReplaceable(out);
  const unfinished = `${out}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(out), { recursive: true });
  const source = await openContentSource(settings);
  try {
    const folder = join(unfinished, "site");
    const rendering = { api: source.origin, folder, cacheFolder: join(unfinished, "cache") };
    await Promise.all([buildAdmin(), renderRelease(settings, rendering)]);
    const vercelFile = await assembleSite(folder, settings);
    await rm(out, { recursive: true, force: true });
    await rename(folder, out);
    if (out.endsWith(vercelFolder)) await writeFile(join(dirname(out), "config.json"), vercelFile);
  } finally {
    source.close();
    await rm(unfinished, { recursive: true, force: true });
  }
  print(`The site for ${settings.PUBLIC_URL} is in ${out}.`);
};
