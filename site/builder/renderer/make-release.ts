import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import {
  type ReleaseInfo,
  type ReleaseManifest,
  releaseInfoPath,
  releaseManifestFile,
} from "shared/builds";
import { readByKey, type Snapshot } from "../../src/build/content-parts.ts";
import { checkRelease } from "../release/check-release.ts";
import { brotliQuality } from "../release/compress.ts";
import {
  type Base,
  createReleaseFolder,
  hashOf,
  type ReleaseFolder,
} from "../release/release-folder.ts";
import { syncFoldersToDisk } from "../release/sync-to-disk.ts";
import type { SiteFile, WarmSite } from "./page-renderer.ts";

/** Rendered files that may wait to be written; more would only take memory. */
const longestQueue = 32;

type Order = {
  site: WarmSite;
  /** Scripts, styles and public files, as the bundle left them. */
  shell: string;
  snapshot: Snapshot;
  info: ReleaseInfo;
  folder: string;
  /** An earlier release of the same code and settings. */
  base: Base | undefined;
};

/** Hashes of the parts of a snapshot, each worked out once. */
const createPartHashes = (snapshot: Snapshot) => {
  const hashes = new Map<string, string>();
  const hashOfPart = (key: string) => {
    try {
      return hashOf(JSON.stringify(readByKey(snapshot, key)));
    } catch {
      return "gone";
    }
  };
  const get = (key: string) => {
    const hash = hashes.get(key) ?? hashOfPart(key);
    hashes.set(key, hash);
    return hash;
  };
  return { get };
};

/** Writes in the background; `settle` waits until none goes on, then throws what first went wrong. */
const createWrites = () => {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const run = async (write: Promise<void>) => {
    try {
      await write;
    } catch (failure) {
      failures.push(failure);
    }
  };
  const add = async (write: Promise<void>) => {
    const done = run(write);
    running.add(done);
    done.then(() => running.delete(done));
    if (running.size >= longestQueue) await Promise.race(running);
    if (failures.length > 0) throw failures[0];
  };
  const settle = async () => {
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
  };
  return { add, settle };
};

const addShell = async (release: ReleaseFolder, shell: string, base: Base | undefined) => {
  const entries = await readdir(shell, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(shell, path).split(sep).join("/");
    if (base && (await release.keep(file, base))) continue;
    await release.write(file, await readFile(path), brotliQuality.assets);
  }
};

/** Renders a file, noting which parts of the content it shows. */
const renderNoting = async ({ render }: SiteFile, snapshot: Snapshot) => {
  const reads = new Set<string>();
  globalThis.contentOfBuild = { snapshot, note: (key) => reads.add(key) };
  const bytes = await render();
  return { bytes, reads: [...reads].toSorted() };
};

/**
 * Puts a complete release together in `folder`: what shows nothing that has changed since `base` is
 * taken over from there, all else is rendered. Throws when a file cannot be rendered or the release
 * does not hold together. Returns its manifest.
 */
export const makeRelease = async (order: Order): Promise<ReleaseManifest> => {
  const { site, shell, snapshot, info, folder, base } = order;
  const release = createReleaseFolder(folder);
  const parts = createPartHashes(snapshot);
  const pages: ReleaseManifest["pages"] = {};
  const fresh: string[] = [];
  const writes = createWrites();

  /** What the page was made from, if that is still the same. */
  const readsIfUnchanged = (file: string) => {
    const reads = base?.manifest.pages[file];
    return reads?.every((key) => base?.manifest.parts[key] === parts.get(key)) ? reads : undefined;
  };

  const addPages = async () => {
    globalThis.contentOfBuild = { snapshot, note: () => {} };
    for (const siteFile of await site.listFiles()) {
      const { file } = siteFile;
      const unchanged = readsIfUnchanged(file);
      if (base && unchanged && (await release.keep(file, base))) {
        pages[file] = unchanged;
        continue;
      }
      const { bytes, reads } = await renderNoting(siteFile, snapshot);
      pages[file] = reads;
      fresh.push(file);
      await writes.add(release.write(file, bytes, brotliQuality.pages));
    }
  };

  try {
    await addPages();
    await addShell(release, shell, base);
  } finally {
    // Who hears of a failure throws the folder away: nothing may be written into it any more.
    await writes.settle();
  }
  await checkRelease({ release, snapshot, fresh, base });

  const read = new Set(Object.values(pages).flat());
  const hashes = Object.fromEntries([...read].map((key) => [key, parts.get(key)]));
  const manifest = { ...info, files: release.files, parts: hashes, pages };
  await writeFile(join(folder, releaseInfoPath), JSON.stringify(info), { flush: true });
  await writeFile(join(folder, releaseManifestFile), JSON.stringify(manifest), { flush: true });
  await syncFoldersToDisk(folder);
  return manifest;
};
