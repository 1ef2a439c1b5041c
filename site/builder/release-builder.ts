import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifest, releaseManifestFile } from "shared/builds";
import { pruneReleases } from "./release/prune-releases.ts";
import { type Base, isWholeRelease } from "./release/release-folder.ts";
import { syncToDisk } from "./release/sync-to-disk.ts";
import type { RendererProcess } from "./renderer/renderer-process.ts";

const unfinished = /^\.unfinished-/;

export type BuildRequest = { buildId: string; revision: number };

/** Makes finished releases in `folder`, each under the id of its build. */
export const createReleaseBuilder = (folder: string, renderer: RendererProcess) => {
  /** The release made last; the next takes over what is still true of it. */
  let latest: string | undefined;

  const removeUnfinished = async () => {
    const left = (await readdir(folder)).filter((name) => unfinished.test(name));
    await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  };

  /** The finished release with this id; `undefined` when there is none. */
  const findRelease = async (buildId: string): Promise<Base | undefined> => {
    try {
      const text = await readFile(join(folder, buildId, releaseManifestFile), "utf8");
      return { folder: join(folder, buildId), manifest: releaseManifest.parse(JSON.parse(text)) };
    } catch {
      return undefined;
    }
  };

  /** What was made of the request, if the answer was lost: it may be served by now. */
  const findMade = async ({ buildId, revision }: BuildRequest) => {
    const release = await findRelease(buildId);
    if (!release || release.manifest.revision < revision) return undefined;
    return (await isWholeRelease(release)) ? release.manifest.revision : undefined;
  };

  /** After a restart the release that is served is as good as any. */
  const findBase = async () => {
    const served = await readFile(join(folder, "current"), "utf8").catch(() => "");
    for (const buildId of [latest, served.trim()]) {
      if (buildId && (await findRelease(buildId))) return join(folder, buildId);
    }
    return undefined;
  };

  /**
   * Builds the content as it is now. The release appears under its name only when it is complete.
   * Returns the revision that it shows, which may be newer than the one asked for.
   */
  const build = async (request: BuildRequest, signal: AbortSignal) => {
    const { buildId } = request;
    await mkdir(folder, { recursive: true });
    const made = await findMade(request);
    if (made !== undefined) return made;
    await removeUnfinished();
    const arriving = join(folder, `.unfinished-${buildId}`);
    const order = { ...request, folder: arriving, base: await findBase() };
    try {
      const revision = await renderer.render(order, signal);
      await rm(join(folder, buildId), { recursive: true, force: true });
      await rename(arriving, join(folder, buildId));
      await syncToDisk(folder);
      latest = buildId;
      // A release too many does no harm, a finished one that is not reported would.
      await pruneReleases(folder, buildId).catch(() => {});
      return revision;
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  };

  return { build };
};
