import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type ReleaseInfo,
  releaseInfo,
  releaseInfoPath,
  releaseManifest,
  releaseManifestFile,
} from "shared/builds";
import { writeFileAtomically } from "../lib/write-file.ts";
import type { Log } from "../log.ts";
import { etagOf, type FileSet, type HostedFile, mediaTypeOf, revalidated } from "./file-set.ts";
import { hashedFilesIn, readReleaseFiles } from "./release-files.ts";
import { readPicturesInReleases } from "./shown-pictures.ts";

const infoFile = releaseInfoPath.slice(1);
/** Pages that a release must have to be worth serving. */
const neededPaths = ["/", "/404"];

type Release = { info: ReleaseInfo; files: FileSet };

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));

const readManifest = async (folder: string) =>
  releaseManifest.parse(await readJson(join(folder, releaseManifestFile)));

const readInfoFile = async (folder: string): Promise<HostedFile> => {
  const identity = await readFile(join(folder, infoFile));
  releaseInfo.parse(JSON.parse(identity.toString()));
  const hash = createHash("sha256").update(identity).digest("base64url");
  return { type: mediaTypeOf(infoFile), cacheControl: revalidated, etag: etagOf(hash), identity };
};

const readRelease = async (folder: string, known: FileSet): Promise<Release> => {
  const { files, parts: _, pages: __, ...info } = await readManifest(folder);
  const read = await readReleaseFiles(folder, files, known);
  const missing = neededPaths.filter((path) => !read.has(path));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(", ")}`);
  return { info, files: new Map([...read, [releaseInfoPath, await readInfoFile(folder)]]) };
};

const isFile = async (path: string) => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** The hashed files of one kept release; `undefined` when it is damaged or half removed. */
const readKeptHashedFiles = async (folder: string, known: FileSet) => {
  try {
    const { files } = await readManifest(folder);
    return await readReleaseFiles(folder, hashedFilesIn(files), known);
  } catch {
    return undefined;
  }
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
  /** By release the hashed files of each that is kept: pages that are still open may ask for them. */
  let kept = new Map<string, FileSet>();

  const readKept = async () => {
    const known = new Map(current?.files);
    const read = new Map<string, FileSet>();
    for (const name of await newestFirst(folder)) {
      const files = kept.get(name) ?? (await readKeptHashedFiles(join(folder, name), known));
      if (!files) continue;
      read.set(name, files);
      for (const [path, file] of files) known.set(path, file);
    }
    kept = read;
    return [...kept.values()].toReversed().flatMap((files) => [...files]);
  };

  const read = async (buildId: string): Promise<Release> => {
    const known = current?.files ?? new Map();
    const release = await readRelease(join(folder, buildId), known);
    return { info: release.info, files: new Map([...(await readKept()), ...release.files]) };
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

    isKept: (buildId: string) => isFile(join(folder, buildId, releaseManifestFile)),

    /** The hashes in the names of all pictures that any kept release shows. */
    readShownPictures: () => readPicturesInReleases(folder),

    /** A file of the served release, or a hashed file of an earlier one. */
    find: (path: string): HostedFile | undefined => current?.files.get(path),

    /** Serves the release from now on and after a restart. Returns the revision that it shows. */
    activate: async (buildId: string): Promise<number> => {
      const release = await read(buildId);
      await writeFileAtomically(pointer, buildId);
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
