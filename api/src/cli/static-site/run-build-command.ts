import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Settings } from "#platform/env/env.ts";
import type { Print } from "#platform/print.ts";
import { buildAdmin } from "#server/builder/build-admin.ts";
import { root } from "#server/builder/fingerprint.ts";
import { assembleSite } from "./assemble-site.ts";
import { type ContentSource, openContentSource } from "./open-content-source.ts";
import { renderRelease } from "./render-release.ts";
import { assertReplaceable, replaceFolder } from "./replace-folder.ts";
import { clearUnfinished, formerSite, makeUnfinished } from "./unfinished-folders.ts";

/** Returns what is to be said of records that are left out. */
const makeSite = async (settings: Settings, source: ContentSource, out: string) => {
  await mkdir(dirname(out), { recursive: true });
  const unfinished = await makeUnfinished(out);
  try {
    const folder = join(unfinished, "site");
    const rendering = { api: source.origin, folder };
    const [leftOut] = await Promise.all([renderRelease(settings, rendering), buildAdmin()]);
    await assembleSite(folder, settings);
    await replaceFolder(folder, out, formerSite(unfinished));
    return leftOut;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};

/** Makes a folder for hosts of static files, all at once or not at all. Throws {@link StartError}. */
export const runBuildCommand = async (
  settings: Settings,
  command: { out: string },
  print: Print,
) => {
  const out = resolve(root, command.out);
  await assertReplaceable(out, settings);
  await clearUnfinished(out);
  const source = await openContentSource(settings);
  try {
    const leftOut = await makeSite(settings, source, out);
    if (leftOut) print(leftOut);
  } finally {
    source.close();
  }
  print(`The site for ${settings.PUBLIC_URL} is in ${out}.`);
};
