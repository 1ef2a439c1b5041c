import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifestFile } from "shared/publishing/builds";
import { pruneReleases, unfinished } from "./release/prune-releases.ts";
import { readRelease } from "./release/read-release.ts";
import { isIntactRelease } from "./release/release-folder.ts";
import { syncToDisk } from "./release/sync-to-disk.ts";
import type { RenderOrder } from "./renderer/messages.ts";

export type BuildRequest = { buildId: string; revision: number };

/** Longer (ms) than any build takes: a younger folder may belong to another builder. */
const leftAfter = 15 * 60_000;

const removeWhereOld = async (path: string) => {
  const { mtimeMs } = await stat(path);
  if (Date.now() - mtimeMs > leftAfter) await rm(path, { recursive: true, force: true });
};

const removeUnfinished = async (folder: string) => {
  const unfinishedFolders = (await readdir(folder)).filter((name) => name.startsWith(unfinished));
  // Another builder may have finished or removed it.
  await Promise.allSettled(unfinishedFolders.map((name) => removeWhereOld(join(folder, name))));
};

/** The revision of a finished release whose report was lost; it may already be served. */
const findFinishedRevision = async (folder: string, { buildId, revision }: BuildRequest) => {
  const release = await readRelease(join(folder, buildId));
  if (!release || release.manifest.revision < revision) return undefined;
  return isIntactRelease(release) ? release.manifest.revision : undefined;
};

const isFinished = (folder: string) =>
  stat(join(folder, releaseManifestFile)).then(
    () => true,
    () => false,
  );

/** The latest release, or after a restart the served one. */
const findBase = async (folder: string, latest: string | undefined) => {
  const served = await readFile(join(folder, "current"), "utf8").catch(() => "");
  for (const buildId of [latest, served.trim()]) {
    if (buildId && (await isFinished(join(folder, buildId)))) return join(folder, buildId);
  }
  return undefined;
};

/** Renames a complete release to its id, unless another builder finished it first. */
const publishFolder = async (folder: string, from: string, request: BuildRequest) => {
  const finished = await findFinishedRevision(folder, request);
  if (finished !== undefined) return finished;
  const to = join(folder, request.buildId);
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
  await syncToDisk(folder);
  return undefined;
};

/** `render` makes the files of a release; the builder names it and removes old releases. */
export const createReleaseBuilder = (
  folder: string,
  render: (order: RenderOrder) => Promise<number>,
) => {
  let latest: string | undefined;
  let pruning = Promise.resolve();

  /** Returns the revision of the release, which may be newer than the requested one. */
  const build = async (request: BuildRequest) => {
    const { buildId } = request;
    await pruning;
    await mkdir(folder, { recursive: true });
    const finished = await findFinishedRevision(folder, request);
    if (finished !== undefined) return finished;
    await removeUnfinished(folder);
    const workFolder = join(folder, `${unfinished}${buildId}-${randomUUID()}`);
    const base = await findBase(folder, latest);
    try {
      const rendered = await render({ buildId, folder: workFolder, base });
      const revision = (await publishFolder(folder, workFolder, request)) ?? rendered;
      latest = buildId;
      // An extra release is harmless, but a failed removal must not stop the report.
      pruning = pruneReleases(folder, buildId).catch(() => {});
      return revision;
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  };

  return { build };
};
