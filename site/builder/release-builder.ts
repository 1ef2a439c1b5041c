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

/** Longer (ms) than any build takes: a younger folder may be another builder's work. */
const leftAfter = 15 * 60_000;

const removeWhereOld = async (path: string) => {
  const { mtimeMs } = await stat(path);
  if (Date.now() - mtimeMs > leftAfter) await rm(path, { recursive: true, force: true });
};

const removeUnfinished = async (folder: string) => {
  const left = (await readdir(folder)).filter((name) => name.startsWith(unfinished));
  // Another builder may have finished or removed it.
  await Promise.allSettled(left.map((name) => removeWhereOld(join(folder, name))));
};

/** The revision of a release that was finished before, when its report was lost: it may be served by now. */
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

/** The first that is there of the latest release and, after a restart, the one that is served. */
const findBase = async (folder: string, latest: string | undefined) => {
  const served = await readFile(join(folder, "current"), "utf8").catch(() => "");
  for (const buildId of [latest, served.trim()]) {
    if (buildId && (await isFinished(join(folder, buildId)))) return join(folder, buildId);
  }
  return undefined;
};

/** The release appears under its id only when it is complete; one that another builder has finished stays. */
const publishFolder = async (folder: string, from: string, request: BuildRequest) => {
  const finished = await findFinishedRevision(folder, request);
  if (finished !== undefined) return finished;
  const to = join(folder, request.buildId);
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
  await syncToDisk(folder);
  return undefined;
};

/** `render` makes the files of a release; the builder gives it its name, and removes old ones. */
export const createReleaseBuilder = (
  folder: string,
  render: (order: RenderOrder) => Promise<number>,
) => {
  let latest: string | undefined;
  let pruning = Promise.resolve();

  /** Returns the revision that the release shows, which may be newer than the one asked for. */
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
      // Nobody waits for it; a release too many does no harm, a finished one that is not reported would.
      pruning = pruneReleases(folder, buildId).catch(() => {});
      return revision;
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  };

  return { build };
};
