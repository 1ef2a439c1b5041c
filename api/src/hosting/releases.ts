import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ReleaseInfo, releaseInfo, releaseInfoPath } from "shared/builds";
import { codeOf } from "../lib/error-code.ts";
import { writeWhole } from "../lib/write-file.ts";
import type { Log } from "../log.ts";
import { type FileSet, type HostedFile, readFileSet } from "./file-set.ts";

/** Astro's folder for files whose names carry a hash. */
const hashedFolder = "_astro";
const infoFile = releaseInfoPath.slice(1);
/** Pages that a release must have to be worth serving. */
const neededPaths = ["/", "/404", releaseInfoPath];

type Release = { info: ReleaseInfo; files: FileSet };

const readRelease = async (folder: string): Promise<Release> => {
  const files = await readFileSet({ folder, hashed: hashedFolder });
  const missing = neededPaths.filter((path) => !files.has(path));
  const info = files.get(releaseInfoPath);
  if (!info || missing.length > 0) throw new Error(`${folder} lacks ${missing.join(", ")}`);
  const text = new TextDecoder().decode(info.identity);
  return { info: releaseInfo.parse(JSON.parse(text)), files };
};

const isFile = async (path: string) => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** The hashed files of one kept release; none of a release that is half removed. */
const readKeptHashedFiles = async (folder: string): Promise<FileSet> => {
  try {
    return await readFileSet({ folder, hashed: hashedFolder, only: hashedFolder });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return new Map();
    throw error;
  }
};

/** Hashed files of every kept release: pages that are still open may ask for them. */
const readHashedFiles = async (folder: string): Promise<FileSet> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = new Map<string, HostedFile>();
  for (const entry of entries) {
    if (entry.name.startsWith(".")) continue;
    if (!(entry.isDirectory() && (await isFile(join(folder, entry.name, infoFile))))) continue;
    const hashed = await readKeptHashedFiles(join(folder, entry.name));
    for (const [path, file] of hashed) files.set(path, file);
  }
  return files;
};

/** The ids of the kept releases, by when they arrived. */
const newestFirst = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => !/^(\.|current$)/.test(name));
  const times = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return times.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
};

/**
 * The finished releases below `folder`, one of them served from memory. Switching is one
 * assignment: a request sees the old release or the new one, never a mixture.
 */
export const createReleases = (folder: string, log: Log) => {
  /** Names the served release across restarts. */
  const pointer = join(folder, "current");
  let current: Release | undefined;

  const read = async (buildId: string): Promise<Release> => {
    const release = await readRelease(join(folder, buildId));
    const earlier = await readHashedFiles(folder);
    return { info: release.info, files: new Map([...earlier, ...release.files]) };
  };

  const readIfComplete = async (buildId: string) => {
    try {
      return await read(buildId);
    } catch (error) {
      log.error({ err: error, buildId }, "a kept release cannot be served");
      return undefined;
    }
  };

  return {
    current: () => current?.info,

    isKept: (buildId: string) => isFile(join(folder, buildId, infoFile)),

    /** A file of the served release, or a hashed file of an earlier one. */
    find: (path: string): HostedFile | undefined => current?.files.get(path),

    /** Serves the release from now on and after a restart. Returns the revision that it shows. */
    activate: async (buildId: string): Promise<number> => {
      const release = await read(buildId);
      await writeWhole(pointer, buildId);
      current = release;
      return release.info.revision;
    },

    /** Serves what was served before the restart, or the newest kept release that is complete. */
    restore: async () => {
      await mkdir(folder, { recursive: true });
      const served = await readFile(pointer, "utf8").catch(() => "");
      for (const buildId of [served.trim(), ...(await newestFirst(folder))]) {
        current ??= buildId ? await readIfComplete(buildId) : undefined;
      }
    },
  };
};
export type Releases = ReturnType<typeof createReleases>;
