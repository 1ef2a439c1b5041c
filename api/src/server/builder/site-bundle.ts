import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { StartError } from "#platform/start-error.ts";
import { shortReason } from "./short-reason.ts";

const bundler = fileURLToPath(new URL("../../../../site/builder/bundle-site.ts", import.meta.url));
/** A compilation that takes longer (ms) hangs. */
const longestCompilation = 5 * 60_000;
/** Collecting more often takes 90 MB off its peak; it needs less than half of this limit. */
const memoryFlags = ["--max-semi-space-size=2", "--max-old-space-size=384"];

type Order = {
  environment: Record<string, string>;
  cacheFolder: string;
  /** Hashes everything that the site is made from, except the content. */
  readSourceHash: () => Promise<string>;
  signal?: AbortSignal;
};

export type SiteBundle = { folder: string; sourceHash: string };

/** Begins the names of folders that a bundler has not finished. */
const unfinished = ".unfinished-";

const runBundler = async (folder: string, { environment, cacheFolder, signal }: Order) => {
  const child = spawn(process.execPath, [...memoryFlags, bundler, folder], {
    env: {
      ...environment,
      NODE_ENV: "production",
      ASTRO_TELEMETRY_DISABLED: "1",
      CACHE_DIR: cacheFolder,
      MALLOC_ARENA_MAX: "1",
    },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: longestCompilation,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  const [reason, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (code !== 0) throw new StartError(`The site could not be compiled. ${shortReason(reason)}`);
};

/** Keeps the newest other bundle: a process of the version before may still load its files. */
const removeOld = async (bundles: string, current: string) => {
  const others = (await readdir(bundles)).filter((name) => name !== current);
  const dated = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(bundles, name))).mtimeMs })),
  );
  const [, ...old] = dated.toSorted((a, b) => b.at - a.at);
  for (const { name } of old) await rm(join(bundles, name), { recursive: true, force: true });
};

const removeUnfinished = async (bundles: string) => {
  const left = (await readdir(bundles)).filter((name) => name.startsWith(unfinished));
  for (const name of left) await rm(join(bundles, name), { recursive: true, force: true });
};

const compile = async (bundles: string, sourceHash: string, order: Order) => {
  await mkdir(bundles, { recursive: true });
  await removeUnfinished(bundles);
  const made = await mkdtemp(join(bundles, unfinished));
  await runBundler(made, order);
  // An update may have replaced the sources during the build.
  if ((await order.readSourceHash()) !== sourceHash) {
    throw new StartError("The sources changed while the site was compiled.");
  }
  await rename(made, join(bundles, sourceHash));
  await removeOld(bundles, sourceHash);
};

/**
 * The site, compiled once for each version of its sources and settings and kept in the cache. Throws
 * {@link StartError} with the reason when it cannot be compiled.
 */
export const openSiteBundle = async (order: Order): Promise<SiteBundle> => {
  const bundles = join(order.cacheFolder, "site");
  const sourceHash = await order.readSourceHash();
  const folder = join(bundles, sourceHash);
  if (!existsSync(folder)) await compile(bundles, sourceHash, order);
  return { folder, sourceHash };
};

/** Environment settings of the programs of a bundle. */
export const bundleEnvironment = ({ folder, sourceHash }: SiteBundle) => ({
  NODE_ENV: "production",
  CLIENT_FOLDER: join(folder, "client"),
  SOURCE_HASH: sourceHash,
});

/** The entry of a program of a bundle. */
export const programIn = ({ folder }: SiteBundle, name: "builder" | "render-orders") =>
  join(folder, "renderer", `prerender-entry.${name}.mjs`);
