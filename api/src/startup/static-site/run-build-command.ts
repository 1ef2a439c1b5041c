import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { releaseInfoPath } from "shared/builds";
import type { Settings } from "../../env/env.ts";
import type { Print } from "../../lib/print.ts";
import { StartError } from "../../lib/start-error.ts";
import { buildAdmin } from "../builds/build-admin.ts";
import { assembleSite } from "./assemble-site.ts";
import { type ContentSource, openContentSource } from "./open-content-source.ts";
import { renderRelease } from "./render-release.ts";

/** Where Vercel looks for what a build has made, with `config.json` beside it. */
const vercelFolder = join(".vercel", "output", "static");

/** What is replaced must have been made by an earlier build. */
const assertReplaceable = async (folder: string) => {
  if (!existsSync(folder) || existsSync(join(folder, releaseInfoPath))) return;
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} holds other files; choose another folder with --out.`);
};

/** Puts a folder in the place of another, which stays where that fails. */
const replaceFolder = async (made: string, out: string, before: string) => {
  const isReplaced = existsSync(out);
  if (isReplaced) await rename(out, before);
  try {
    await rename(made, out);
  } catch (error) {
    if (isReplaced) await rename(before, out);
    throw error;
  }
};

const makeSite = async (settings: Settings, source: ContentSource, out: string) => {
  await mkdir(dirname(out), { recursive: true });
  const unfinished = await mkdtemp(`${out}.unfinished-`);
  try {
    const folder = join(unfinished, "site");
    const rendering = { api: source.origin, folder, cacheFolder: join(unfinished, "cache") };
    await Promise.all([buildAdmin(), renderRelease(settings, rendering)]);
    const vercelFile = await assembleSite(folder, settings);
    await replaceFolder(folder, out, join(unfinished, "before"));
    if (out.endsWith(vercelFolder)) await writeFile(join(dirname(out), "config.json"), vercelFile);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};

/** Makes a folder for hosts of static files, all at once or not at all. Throws {@link StartError}. */
export const runBuildCommand = async (
  settings: Settings,
  { out }: { out: string },
  print: Print,
) => {
  await assertReplaceable(out);
  const source = await openContentSource(settings);
  try {
    await makeSite(settings, source, out);
  } finally {
    source.close();
  }
  print(`The site for ${settings.PUBLIC_URL} is in ${out}.`);
};
