import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifestFile } from "shared/publishing/builds";
import { writeFileAtomically } from "#platform/files/write-file.ts";
import type { Log } from "#platform/log.ts";
import type { FileSet, HostedFile } from "./file-set.ts";
import { findRedirect } from "./find-redirect.ts";
import { linkRelease } from "./link-release.ts";
import { readPicturesInReleases } from "./pictures-in-releases.ts";
import { type Release, readHashedFiles, readRelease } from "./read-release.ts";
import { hashedIn } from "./release-files.ts";

const isFile = async (path: string) => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** `undefined` if it is gone, because the builder removes old releases at any time. */
const changedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs;

const listReleases = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => !/^(\.|current$)/.test(name));
  const folders = await Promise.all(
    names.map(async (name) => ({ name, at: await changedAt(join(folder, name)) })),
  );
  return folders
    .flatMap(({ name, at }) => (at === undefined ? [] : { name, at }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ name }) => name);
};

const createKeptFiles = (folder: string) => {
  let byRelease = new Map<string, FileSet>();

  /** `next` has been read already. */
  return async (current: FileSet | undefined, next: Release) => {
    byRelease.set(next.info.buildId, hashedIn(next.files));
    const known = new Map(current);
    const read = new Map<string, FileSet>();
    for (const name of await listReleases(folder)) {
      const files = byRelease.get(name) ?? (await readHashedFiles(join(folder, name), known));
      if (!files) continue;
      read.set(name, files);
      for (const [path, file] of files) known.set(path, file);
    }
    byRelease = read;
    return [...read.values()].toReversed().flatMap((files) => [...files]);
  };
};

/**
 * One release below `folder` is served, from memory. A request sees the old one or the new one, never a mixture. `link`
 * leads to its files.
 */
export const createReleases = (folder: string, log: Log, link?: string) => {
  const pointer = join(folder, "current");
  const readKeptFiles = createKeptFiles(folder);
  let current: Release | undefined;

  const read = async (buildId: string): Promise<Release> => {
    const known = current?.files ?? new Map();
    const next = await readRelease(join(folder, buildId), known);
    const earlierFiles = await readKeptFiles(current?.files, next);
    return { ...next, files: new Map([...earlierFiles, ...next.files]) };
  };

  const readIfComplete = async (buildId: string) => {
    try {
      return await read(buildId);
    } catch (error) {
      const fields = { event: "release.unusable", err: error, buildId };
      log.error(fields, "Cannot serve a kept release.");
      return undefined;
    }
  };

  const linkCurrent = async () => {
    if (!link || !current) return;
    const { buildId } = current.info;
    await linkRelease(link, join(folder, buildId)).catch((error: unknown) => {
      const fields = { event: "release.not_linked", err: error, buildId };
      log.error(fields, "A proxy that serves the pages still serves the previous release.");
    });
  };

  return {
    current: () => current?.info,

    listKept: () => listReleases(folder),

    isKept: (buildId: string) => isFile(join(folder, buildId, releaseManifestFile)),

    readShownPictures: () => readPicturesInReleases(folder),

    find: (path: string): HostedFile | undefined => current?.files.get(path),

    /** The address that an old one leads to. */
    findRedirect: (url: string) => current && findRedirect(current.redirects, url),

    activate: async (buildId: string): Promise<number> => {
      const release = await read(buildId);
      await writeFileAtomically(pointer, buildId);
      current = release;
      await linkCurrent();
      return release.info.revision;
    },

    restore: async () => {
      await mkdir(folder, { recursive: true });
      const served = await readFile(pointer, "utf8").catch(() => "");
      for (const buildId of [served.trim(), ...(await listReleases(folder))]) {
        current ??= buildId ? await readIfComplete(buildId) : undefined;
      }
      await linkCurrent();
    },
  };
};
export type Releases = ReturnType<typeof createReleases>;
