import { existsSync } from "node:fs";
import { readdir, rename } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { releaseInfoPath } from "shared/publishing/builds";
import type { Settings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { root } from "#server/builder/fingerprint.ts";

const isWithin = (path: string, folder: string) => {
  const way = relative(folder, path);
  return way.split(sep)[0] !== ".." && !isAbsolute(way);
};

/** Throws {@link StartError} unless `folder` is free, or was made by an earlier build. */
export const assertReplaceable = async (
  folder: string,
  { DATA_DIR }: Pick<Settings, "DATA_DIR">,
) => {
  if (isWithin(folder, DATA_DIR) || isWithin(DATA_DIR, folder) || isWithin(root, folder))
    throw new StartError(
      `${folder} cannot be replaced. For --out choose a folder outside DATA_DIR that contains neither the product nor DATA_DIR.`,
    );
  if (!existsSync(folder) || existsSync(join(folder, releaseInfoPath))) return;
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} contains other files. Choose another folder with --out.`);
};

/** Puts a folder in the place of another, which stays where that fails. */
export const replaceFolder = async (made: string, out: string, before: string) => {
  const isReplaced = existsSync(out);
  if (isReplaced) await rename(out, before);
  try {
    await rename(made, out);
  } catch (error) {
    if (isReplaced) await rename(before, out);
    throw error;
  }
};
