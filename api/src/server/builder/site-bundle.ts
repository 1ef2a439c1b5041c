import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "#platform/start-error.ts";
import { fingerprint, root } from "./fingerprint.ts";
import { shortReason } from "./short-reason.ts";

const bundler = join(root, "site", "builder", "bundle-site.ts");
/** A compilation that takes longer (ms) hangs. */
const longestCompilation = 5 * 60_000;
/** Collecting more often takes 90 MB off its peak; it needs less than half of this limit. */
const memoryFlags = ["--max-semi-space-size=2", "--max-old-space-size=384"];

type Order = {
  /** Holds a folder for each compiled version. */
  compiled?: string;
  /** Hashes the sources that the site is compiled from. */
  readSourceHash?: () => Promise<string>;
  signal?: AbortSignal;
};

export type SiteBundle = { folder: string; sourceHash: string };

/** Products of one checkout share the compiled site, and an image brings it along. */
const compiledFolder = join(root, "site", ".astro", "compiled");

export const hashSiteSources = () => fingerprint(["site", "shared/src"]);

const runBundler = async (folder: string, signal: AbortSignal | undefined) => {
  const child = fork(bundler, [folder], {
    execArgv: memoryFlags,
    env: { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "1" },
    // The bundler ends when the channel closes, so it does not outlive a killed product.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    timeout: longestCompilation,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  const [reason, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : "",
    once(child, "close"),
  ]);
  if (code === 0) return;
  const cause =
    shortReason(reason) ||
    "The compiler was stopped: it took more than 5 minutes, or the server ran out of memory.";
  throw new StartError(`The site could not be compiled. ${cause}`);
};

/** Keeps the newest other version: a process that runs it may still load its files. */
const removeOld = async (compiled: string, current: string) => {
  const others = (await readdir(compiled)).filter((name) => name !== current);
  const dated = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(compiled, name))).mtimeMs })),
  );
  const [, ...old] = dated.toSorted((a, b) => b.at - a.at);
  for (const { name } of old) await rm(join(compiled, name), { recursive: true, force: true });
};

/**
 * The site, compiled once for each version of its sources. Throws {@link StartError} with the reason when it cannot
 * be compiled.
 */
export const openSiteBundle = async (order: Order = {}): Promise<SiteBundle> => {
  const { compiled = compiledFolder, readSourceHash = hashSiteSources, signal } = order;
  const sourceHash = await readSourceHash();
  const folder = join(compiled, sourceHash);
  if (existsSync(folder)) return { folder, sourceHash };
  await runBundler(folder, signal);
  if ((await readSourceHash()) !== sourceHash) {
    await rm(folder, { recursive: true });
    throw new StartError("The sources changed while the site was compiled.");
  }
  // Old versions only take up space; another process may be removing them.
  await removeOld(compiled, sourceHash).catch(() => {});
  return { folder, sourceHash };
};

/** The entry of a program of a bundle. */
export const programIn = (
  { folder }: SiteBundle,
  name: "builder" | "render-orders" | "preview-orders" | "guest-pages",
) => join(folder, "renderer", `prerender-entry.${name}.mjs`);
