import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Content } from "shared/content/content";
import {
  type HeldBackRecord,
  type ReleaseInfo,
  type ReleaseManifest,
  releaseContentFile,
  releaseInfoPath,
  releaseManifestFile,
  toPublicInfo,
} from "shared/publishing/builds";
import type { Snapshot } from "../../src/content/build/content-snapshot.ts";
import type { fetchContent } from "../../src/content/build/fetch-content.ts";
import { readPartByKey } from "../../src/content/build/read-part.ts";
import { listRedirects } from "../../src/content/build/site-addresses.ts";
import { assertComplete, type BadFile, findBrokenPages } from "../release/check-release.ts";
import { brotliQuality } from "../release/compress.ts";
import type { BaseRelease } from "../release/read-release.ts";
import { createReleaseFolder, type ReleaseFolder, sha256 } from "../release/release-folder.ts";
import { syncFoldersToDisk } from "../release/sync-to-disk.ts";
import { createFallbacks, findOwner, type Owner } from "./fallbacks.ts";
import type { SiteFile } from "./page-renderer.ts";
import { createWriteQueue, type WriteQueue } from "./write-queue.ts";

const hashPart = (snapshot: Snapshot, key: string) => {
  try {
    return sha256(JSON.stringify(readPartByKey(snapshot, key)));
  } catch {
    return "gone";
  }
};

/** Computes the hash of each part of a snapshot once. */
const createPartHashes = (snapshot: Snapshot) => {
  const hashes = new Map<string, string>();
  const get = (key: string) => {
    const hash = hashes.get(key) ?? hashPart(snapshot, key);
    hashes.set(key, hash);
    return hash;
  };
  return { get };
};
type PartHashes = ReturnType<typeof createPartHashes>;

type Order = {
  listFiles: () => Promise<SiteFile[]>;
  /** The folder with scripts, styles and public files. */
  client: string;
  fetched: Awaited<ReturnType<typeof fetchContent>>;
  toSnapshot: (content: Content) => Snapshot;
  info: ReleaseInfo;
  folder: string;
  /** An earlier release. */
  base: BaseRelease | undefined;
  /** It was made from the same code and settings. */
  isReusable: boolean;
};

/** One attempt to render the files of a release. */
type Attempt = {
  order: Order;
  snapshot: Snapshot;
  release: ReleaseFolder;
  parts: PartHashes;
  writes: WriteQueue;
  /** Files reused from `base` because they failed to render, with the reason. */
  kept: ReadonlyMap<string, string>;
};

const reusableBase = ({ base, isReusable }: Order) => (isReusable ? base : undefined);

const findUnchangedReads = (file: string, base: BaseRelease | undefined, parts: PartHashes) => {
  const reads = base?.manifest.pages[file];
  return reads?.every((key) => base?.manifest.parts[key] === parts.get(key)) ? reads : undefined;
};

const renderAndRecord = async ({ render }: SiteFile, snapshot: Snapshot) => {
  const reads = new Set<string>();
  globalThis.builderContent = { snapshot, onRead: (key) => reads.add(key) };
  try {
    return { bytes: await render(), reads: [...reads].toSorted() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/** Scripts and styles that files of an earlier release need. */
const keepAssets = async ({ order: { base }, release, kept }: Attempt) => {
  if (!base || kept.size === 0) return;
  const assets = Object.keys(base.manifest.files).filter((file) => file.startsWith("_astro/"));
  for (const file of assets) if (!release.files[file]) await release.reuse(file, base);
};

/** Returns the parts that each page read, the rendered files, and the failed ones. */
const addPages = async (attempt: Attempt) => {
  const { order, snapshot, release, parts, writes, kept } = attempt;
  const base = reusableBase(order);
  const pages: ReleaseManifest["pages"] = {};
  const rendered: string[] = [];
  const bad: BadFile[] = [];
  globalThis.builderContent = { snapshot, onRead: () => {} };
  for (const siteFile of await order.listFiles()) {
    const { file } = siteFile;
    const problem = kept.get(file);
    if (problem !== undefined) {
      const isKept = order.base && (await release.reuse(file, order.base));
      if (!isKept) bad.push({ file, problem });
      continue;
    }
    const unchanged = findUnchangedReads(file, base, parts);
    if (base && unchanged && (await release.reuse(file, base))) {
      pages[file] = unchanged;
      continue;
    }
    const result = await renderAndRecord(siteFile, snapshot);
    if ("problem" in result) {
      bad.push({ file, problem: result.problem });
      continue;
    }
    pages[file] = result.reads;
    rendered.push(file);
    await writes.add(release.write(file, result.bytes, brotliQuality.pages));
  }
  return { pages, rendered, bad };
};

const addClientFiles = async ({ order, release }: Attempt) => {
  const { client } = order;
  const base = reusableBase(order);
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(client, path).split(sep).join("/");
    if (base && (await release.reuse(file, base))) continue;
    await release.write(file, await readFile(path), brotliQuality.assets);
  }
};

const addFiles = async (attempt: Attempt) => {
  try {
    const added = await addPages(attempt);
    if (added.bad.length === 0) {
      await addClientFiles(attempt);
      await keepAssets(attempt);
    }
    return added;
  } finally {
    // The caller deletes the folder after a failure, so all writes must have ended.
    await attempt.writes.settle();
  }
};

const tryRelease = async (attempt: Attempt) => {
  const added = await addFiles(attempt);
  if (added.bad.length > 0) return added;
  const { release, kept, order } = attempt;
  const { rendered } = added;
  const redirects = listRedirects(attempt.snapshot);
  const base = reusableBase(order);
  const check = { release, rendered, kept: new Set(kept.keys()), redirects, base };
  return { ...added, bad: await findBrokenPages(check) };
};

/** More failures than this have a common cause, and examining each would take minutes. */
const mostSuspects = 100;

const withoutOwners = (content: Content, owners: Owner[]): Content => {
  const isOther = (kind: Owner["kind"], id: string) =>
    owners.every((owner) => owner.kind !== kind || owner.id !== id);
  return {
    ...content,
    services: content.services.filter(({ _id }) => isOther("tour", _id)),
    pages: content.pages.filter(({ _id }) => isOther("page", _id)),
  };
};

/** A page also shows other records, so this finds the pages that fail even without the other suspects. */
const findGuilty = async ({ listFiles, toSnapshot }: Order, bad: BadFile[], content: Content) => {
  const suspects = bad.flatMap((each) => {
    const owner = findOwner(each.file, content);
    return owner ? [{ each, owner }] : [];
  });
  if (suspects.length < 2 || suspects.length > mostSuspects) return bad;
  const guilty: BadFile[] = [];
  for (const { each, owner } of suspects) {
    const others = suspects
      .map((suspect) => suspect.owner)
      .filter((candidate) => candidate !== owner);
    const snapshot = toSnapshot(withoutOwners(content, others));
    globalThis.builderContent = { snapshot, onRead: () => {} };
    const alone = (await listFiles()).find(({ file }) => file === each.file);
    if (alone && "problem" in (await renderAndRecord(alone, snapshot))) guilty.push(each);
  }
  return guilty.length > 0 ? guilty : bad;
};

const emptyFolder = async (folder: string) => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
};

type Made = { content: Content; heldBack: HeldBackRecord[]; pages: ReleaseManifest["pages"] };

const writeManifest = async (
  { folder, info: { ...info } }: Order,
  { release, parts, snapshot }: Attempt,
  { content, heldBack, pages }: Made,
) => {
  if (heldBack.length > 0) info.heldBack = heldBack;
  const keys = new Set(Object.values(pages).flat());
  const hashes = Object.fromEntries([...keys].map((key) => [key, parts.get(key)]));
  const redirects = listRedirects(snapshot);
  const shown = { files: release.files, parts: hashes, pages, redirects };
  const manifest: ReleaseManifest = { ...info, ...shown };
  const files = {
    [releaseContentFile]: content,
    [releaseInfoPath]: toPublicInfo(info),
    [releaseManifestFile]: manifest,
  };
  for (const [file, value] of Object.entries(files))
    await writeFile(join(folder, file), JSON.stringify(value), { flush: true });
};

/**
 * Reuses the files of `base` whose content is unchanged, and holds back records whose pages fail to render. Throws when
 * the release would be incomplete without the failed files.
 */
export const makeRelease = async (order: Order): Promise<void> => {
  const { folder, fetched, toSnapshot, base } = order;
  const fallbacks = createFallbacks(fetched.answer, base);
  for (;;) {
    const { content, heldBack } = await fallbacks.select();
    const snapshot = toSnapshot(content);
    const attempt: Attempt = {
      order,
      snapshot,
      release: createReleaseFolder(folder),
      parts: createPartHashes(snapshot),
      writes: createWriteQueue(),
      kept: fallbacks.kept,
    };
    const { pages, bad } = await tryRelease(attempt);
    if (bad.length === 0) {
      assertComplete(attempt.release, snapshot);
      await writeManifest(order, attempt, { content, heldBack, pages });
      return syncFoldersToDisk(folder);
    }
    await fallbacks.note(await findGuilty(order, bad, content), content);
    await emptyFolder(folder);
  }
};
