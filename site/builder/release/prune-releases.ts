import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { keptReleases, releaseInfo, releaseInfoPath } from "shared/publishing/builds";

/** Prefix of folders that are not yet, or no longer, a release. */
export const unfinished = ".unfinished-";

/** Interrupted removals are recognized by name and finished later. */
const removeRelease = async (folder: string, name: string) => {
  const going = join(folder, `${unfinished}${name}`);
  await rename(join(folder, name), going);
  await rm(going, { recursive: true, force: true });
};

const readBuiltAt = async (folder: string): Promise<string | undefined> => {
  try {
    return releaseInfo.parse(JSON.parse(await readFile(join(folder, releaseInfoPath), "utf8")))
      .builtAt;
  } catch {
    return undefined;
  }
};

/** Removes all but the newest releases in `folder`, the one that is served, and `justMade`. */
export const pruneReleases = async (folder: string, newest: string) => {
  const served = (await readFile(join(folder, "current"), "utf8").catch(() => "")).trim();
  const names = await readdir(folder);
  const releases = await Promise.all(
    names.map(async (name) => ({ name, builtAt: await readBuiltAt(join(folder, name)) })),
  );
  const newestFirst = releases
    .filter(({ builtAt }) => builtAt !== undefined)
    .toSorted((a, b) => (b.builtAt ?? "").localeCompare(a.builtAt ?? ""));
  for (const { name } of newestFirst.slice(keptReleases)) {
    // After the clock was set back, the newest looks like the oldest.
    if (name !== served && name !== newest) await removeRelease(folder, name);
  }
};
