import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReleaseInfo, releaseInfoPath } from "shared/builds";
import { z } from "zod";
import { precompress } from "./precompress.ts";
import { pruneReleases } from "./prune-releases.ts";
import { runAstro } from "./run-astro.ts";
import { createWorkFolder } from "./work-folder.ts";

const unfinished = /^\.unfinished-/;

/** What the site itself says that it shows; `null` in live mode, which shows whatever is current. */
const builtRevision = z.object({ revision: z.int().nullable() });

export type BuildRequest = { buildId: string; revision: number };

const takeRevision = async (folder: string, asked: number) => {
  const path = join(folder, "revision.json");
  const { revision } = builtRevision.parse(JSON.parse(await readFile(path, "utf8")));
  await rm(path);
  return revision ?? asked;
};

/** Makes finished releases in `folder`, each under the id of its build. */
export const createReleaseBuilder = (folder: string, sourceHash: string) => {
  const removeUnfinished = async () => {
    const left = (await readdir(folder)).filter((name) => unfinished.test(name));
    await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  };

  /** Moves a finished build, perhaps across file systems, so that it appears all at once. */
  const handOver = async (work: string, buildId: string) => {
    await mkdir(folder, { recursive: true });
    await removeUnfinished();
    const arriving = join(folder, `.unfinished-${buildId}`);
    await cp(work, arriving, { recursive: true });
    await rm(join(folder, buildId), { recursive: true, force: true });
    await rename(arriving, join(folder, buildId));
  };

  /**
   * Builds the content as it is now. The release appears under its name only when it is complete.
   * Returns the revision that it shows, which may be newer than the one asked for.
   */
  const build = async ({ buildId, revision: asked }: BuildRequest, signal: AbortSignal) => {
    const work = await createWorkFolder();
    try {
      await runAstro(work, signal);
      const revision = await takeRevision(work, asked);
      await precompress(work);
      const builtAt = new Date().toISOString();
      const info: ReleaseInfo = { buildId, revision, builtAt, sourceHash };
      await writeFile(join(work, releaseInfoPath), JSON.stringify(info));
      await handOver(work, buildId);
      // A release too many does no harm, a finished one that is not reported would.
      await pruneReleases(folder).catch(() => {});
      return revision;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  };

  return { build };
};
