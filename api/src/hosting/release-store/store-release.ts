import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { keptReleases, type ReleaseManifest } from "shared/builds";
import { StorageError } from "../../media/storage/storage-error.ts";
import { readManifest } from "../read-release.ts";
import {
  getManifest,
  isObjectName,
  listStoredReleases,
  objectName,
  putManifest,
  type ReleaseBucket,
  readObject,
  removeManifest,
} from "./release-objects.ts";

type Entry = ReleaseManifest["files"][string];
type Summary = { buildId: string; builtAt: string; objects: string[] };

const concurrentRequests = 16;

/** For the one process that stores and removes releases; `assertLeads` throws where that is another one by now. */
export const createReleaseStore = (
  bucket: ReleaseBucket,
  folder: string,
  assertLeads: () => Promise<void>,
) => {
  const summaries = new Map<string, Summary>();
  let unusedBefore: ReadonlySet<string> = new Set();
  const limit = pLimit(concurrentRequests);

  /** Each time anew: what the bucket has lost must not be taken for stored. */
  const listObjects = async () => {
    const names = new Set<string>();
    for await (const name of bucket.files.list()) if (isObjectName(name)) names.add(name);
    return names;
  };

  const summarize = async (buildId: string): Promise<Summary> => {
    const summary = summaries.get(buildId);
    if (summary) return summary;
    const { builtAt, files } = await getManifest(bucket, buildId);
    const read = { buildId, builtAt, objects: Object.values(files).map(objectName) };
    summaries.set(buildId, read);
    return read;
  };

  /** Of a release that cannot be read, why. */
  const trySummarize = (buildId: string) =>
    summarize(buildId).catch((error: unknown) => {
      if (error instanceof StorageError || !(error instanceof Error)) throw error;
      return error;
    });

  const removeAll = async (names: string[], remove: (name: string) => Promise<void>) => {
    for (let start = 0; start < names.length; start += concurrentRequests) {
      await assertLeads();
      await Promise.all(names.slice(start, start + concurrentRequests).map(remove));
    }
  };

  const removeUnused = async (kept: Summary[]) => {
    const used = new Set(kept.flatMap(({ objects }) => objects));
    const unused = [...(await listObjects())].filter((name) => !used.has(name));
    // Not at once: another leader may use by now what was unused a moment ago.
    await removeAll(
      unused.filter((name) => unusedBefore.has(name)),
      bucket.files.remove,
    );
    unusedBefore = new Set(unused);
  };

  return {
    /** Stores a release of this disk. */
    put: async (buildId: string) => {
      const manifest = await readManifest(join(folder, buildId));
      const there = await listObjects();
      const missing = new Map<string, { path: string; entry: Entry }>();
      for (const [file, entry] of Object.entries(manifest.files)) {
        const path = join(folder, buildId, entry.brotliBytes === null ? file : `${file}.br`);
        if (!there.has(objectName(entry))) missing.set(objectName(entry), { path, entry });
      }
      await limit.map(missing, async ([name, { path, entry }]) => {
        const bytes = await readFile(path);
        if (!(await readObject(entry, bytes))) throw new Error(`${path} is damaged.`);
        await bucket.files.put(name, bytes);
      });
      await putManifest(bucket, manifest);
    },

    /** Removes all but the newest releases and the one that is shown, and what none of them has. */
    prune: async (shown: string) => {
      const read = await limit.map(await listStoredReleases(bucket), trySummarize);
      const kept = read.flatMap((each) => (each instanceof Error ? [] : [each]));
      const newestFirst = kept.toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
      const old = newestFirst.slice(keptReleases).filter(({ buildId }) => buildId !== shown);
      await removeAll(
        old.map(({ buildId }) => buildId),
        (buildId) => removeManifest(bucket, buildId),
      );
      const unreadable = read.find((each) => each instanceof Error);
      // What it has cannot be told.
      if (unreadable) throw unreadable;
      await removeUnused(kept.filter((each) => !old.includes(each)));
    },
  };
};
