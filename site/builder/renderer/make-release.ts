import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import {
  type ReleaseInfo,
  type ReleaseManifest,
  releaseInfoPath,
  releaseManifestFile,
} from "shared/builds";
import type { Snapshot } from "../../src/build/content-snapshot.ts";
import { checkRelease } from "../release/check-release.ts";
import { brotliQuality } from "../release/compress.ts";
import type { BaseRelease } from "../release/read-release.ts";
import { createReleaseFolder, type ReleaseFolder } from "../release/release-folder.ts";
import { syncFoldersToDisk } from "../release/sync-to-disk.ts";
import type { PageRenderer, SiteFile } from "./page-renderer.ts";
import { createPartHashes, type PartHashes } from "./part-hashes.ts";
import { createWriteQueue, type WriteQueue } from "./write-queue.ts";

type Order = {
  renderer: PageRenderer;
  /** The folder with scripts, styles and public files. */
  bundle: string;
  snapshot: Snapshot;
  info: ReleaseInfo;
  folder: string;
  /** An earlier release of the same code and settings. */
  base: BaseRelease | undefined;
};

type Progress = { release: ReleaseFolder; parts: PartHashes; writes: WriteQueue };

const findUnchangedReads = (file: string, base: BaseRelease | undefined, parts: PartHashes) => {
  const reads = base?.manifest.pages[file];
  return reads?.every((key) => base?.manifest.parts[key] === parts.get(key)) ? reads : undefined;
};

const renderAndRecord = async ({ render }: SiteFile, snapshot: Snapshot) => {
  const reads = new Set<string>();
  globalThis.builderContent = { snapshot, onRead: (key) => reads.add(key) };
  const bytes = await render();
  return { bytes, reads: [...reads].toSorted() };
};

/** Returns what each page was made from, and which files were rendered. */
const addPages = async (
  { renderer, snapshot, base }: Order,
  { release, parts, writes }: Progress,
) => {
  const pages: ReleaseManifest["pages"] = {};
  const rendered: string[] = [];
  globalThis.builderContent = { snapshot, onRead: () => {} };
  for (const siteFile of await renderer.listFiles()) {
    const { file } = siteFile;
    const unchanged = findUnchangedReads(file, base, parts);
    if (base && unchanged && (await release.reuse(file, base))) {
      pages[file] = unchanged;
      continue;
    }
    const { bytes, reads } = await renderAndRecord(siteFile, snapshot);
    pages[file] = reads;
    rendered.push(file);
    await writes.add(release.write(file, bytes, brotliQuality.pages));
  }
  return { pages, rendered };
};

const addBundle = async ({ bundle, base }: Order, release: ReleaseFolder) => {
  const entries = await readdir(bundle, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(bundle, path).split(sep).join("/");
    if (base && (await release.reuse(file, base))) continue;
    await release.write(file, await readFile(path), brotliQuality.assets);
  }
};

const addFiles = async (order: Order, progress: Progress) => {
  try {
    const added = await addPages(order, progress);
    await addBundle(order, progress.release);
    return added;
  } finally {
    // Who hears of a failure deletes the folder: nothing may be written into it any more.
    await progress.writes.settle();
  }
};

/** Reuses what shows nothing that has changed since `base`; throws when the release would not be complete. */
export const makeRelease = async (order: Order): Promise<void> => {
  const { snapshot, info, folder, base } = order;
  const release = createReleaseFolder(folder);
  const parts = createPartHashes(snapshot);
  const { pages, rendered } = await addFiles(order, { release, parts, writes: createWriteQueue() });
  await checkRelease({ release, snapshot, rendered, base });

  const keys = new Set(Object.values(pages).flat());
  const hashes = Object.fromEntries([...keys].map((key) => [key, parts.get(key)]));
  const manifest: ReleaseManifest = { ...info, files: release.files, parts: hashes, pages };
  await writeFile(join(folder, releaseInfoPath), JSON.stringify(info), { flush: true });
  await writeFile(join(folder, releaseManifestFile), JSON.stringify(manifest), { flush: true });
  await syncFoldersToDisk(folder);
};
