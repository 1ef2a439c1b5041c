import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { keptReleases } from "shared/builds";
import { readManifest } from "../read-release.ts";
import {
  getManifest,
  isObjectName,
  listStoredReleases,
  objectName,
  putManifest,
  type ReleaseBucket,
  removeManifest,
} from "./release-objects.ts";

const concurrentRequests = 16;

type Summary = { buildId: string; builtAt: string; objects: string[] };

/** For the one process that stores and removes releases: it remembers what the bucket holds until a request fails. */
export const createReleaseStore = (bucket: ReleaseBucket, folder: string) => {
  const summaries = new Map<string, Summary>();
  let known: Promise<Set<string>> | undefined;
  const limit = pLimit(concurrentRequests);

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

  const put = async (buildId: string) => {
    known ??= listObjects();
    const there = await known;
    const manifest = await readManifest(join(folder, buildId));
    const missing = new Map<string, string>();
    for (const [file, entry] of Object.entries(manifest.files)) {
      const name = objectName(entry);
      const path = join(folder, buildId, entry.brotliBytes === null ? file : `${file}.br`);
      if (!there.has(name)) missing.set(name, path);
    }
    const send = async ([name, path]: [string, string]) => {
      await bucket.files.put(name, await readFile(path));
      there.add(name);
    };
    await limit.map(missing, send);
    await putManifest(bucket, manifest);
  };

  const prune = async (shown: string) => {
    const kept = await limit.map(await listStoredReleases(bucket), summarize);
    const newestFirst = kept.toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
    const old = newestFirst.slice(keptReleases).filter(({ buildId }) => buildId !== shown);
    await limit.map(old, ({ buildId }) => removeManifest(bucket, buildId));
    const used = new Set(kept.filter((each) => !old.includes(each)).flatMap((e) => e.objects));
    const there = (await known) ?? new Set();
    const unused = [...there].filter((name) => !used.has(name));
    await limit.map(unused, async (name) => {
      there.delete(name);
      await bucket.files.remove(name);
    });
  };

  /** What a request that failed has left is looked for. */
  const orForget = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    /** Stores a release of this disk. */
    put: (buildId: string) => orForget(put(buildId)),
    /** Removes all but the newest releases and the one that is shown, and what none of them has. */
    prune: (shown: string) => orForget(prune(shown)),
  };
};
