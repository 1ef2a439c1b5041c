import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifest, releaseManifestFile } from "shared/builds";
import { pruneReleases } from "./prune-releases.ts";
import type { RendererProcess } from "./renderer-process.ts";

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

  /** The revision of a finished release; `undefined` when there is none with this id. */
  const finishedRevision = async (buildId: string) => {
    try {
      const text = await readFile(join(folder, buildId, releaseManifestFile), "utf8");
      return releaseManifest.parse(JSON.parse(text)).revision;
    } catch {
      return undefined;
    }
  };

  /** After a restart the release that is served is as good as any. */
  const findBase = async () => {
    const served = await readFile(join(folder, "current"), "utf8").catch(() => "");
    for (const buildId of [latest, served.trim()]) {
      if (buildId && (await finishedRevision(buildId)) !== undefined) return join(folder, buildId);
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
    // Asked again because the answer was lost: it may be served by now.
    const finished = await finishedRevision(buildId);
    if (finished !== undefined) return finished;
    await removeUnfinished();
    const arriving = join(folder, `.unfinished-${buildId}`);
    const order = { ...request, folder: arriving, base: await findBase() };
    try {
      const revision = await renderer.render(order, signal);
      await rm(join(folder, buildId), { recursive: true, force: true });
      await rename(arriving, join(folder, buildId));
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
