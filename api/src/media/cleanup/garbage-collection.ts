import type { Database } from "#platform/db/client.ts";
import { isTemporaryFile } from "#platform/files/write-file.ts";
import { hashInFileName, isContentHash } from "../storage/picture-files.ts";
import type { GuardedStorage } from "./deletion-guard.ts";
import { forgetUnused, updateUnused } from "./unused-files.ts";
import { deleteUnusedPictures, readReferencedFiles } from "./unused-pictures.ts";

const gracePeriod = 24 * 60 * 60_000;

type Deps = {
  db: Database;
  storage: GuardedStorage;
  masters: GuardedStorage;
  /** Throws if the used pictures cannot be determined; then no file is deleted. */
  readShownPictures: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  /** True if this product owns the stored files; always so where no other product can reach them. */
  ownsStorage?: (() => Promise<boolean>) | undefined;
  isPublishing: () => Promise<boolean>;
  now: () => Date;
};

/** Lists unused files with their storage. A bucket may contain other people's files, which stay. */
const findUnused = async (
  { db, storage, masters, readShownPictures }: Deps,
  signal: AbortSignal,
) => {
  const shown = await readShownPictures(signal);
  const { hashes, pending } = await readReferencedFiles(db);
  const unused = new Map<string, GuardedStorage>();
  for await (const file of storage.list()) {
    signal.throwIfAborted();
    const hash = hashInFileName(file);
    const isUnused = hash ? !shown.has(hash) && !hashes.has(hash) : isTemporaryFile(file);
    if (isUnused) unused.set(file, storage);
  }
  for await (const id of masters.list()) {
    const isOurs = isContentHash(id) || isTemporaryFile(id);
    if (isOurs && !pending.has(id)) unused.set(id, masters);
  }
  return unused;
};

const deleteUnusedFiles = async (deps: Deps, signal: AbortSignal) => {
  const { db, now } = deps;
  const unused = await findUnused(deps, signal);
  const dueBefore = new Date(now().getTime() - gracePeriod).toISOString();
  const unusedSince = await updateUnused(db, new Set(unused.keys()), now());
  const deleted: string[] = [];
  try {
    for (const [file, place] of unused) {
      signal.throwIfAborted();
      const isDue = (unusedSince.get(file) ?? dueBefore) < dueBefore;
      if (isDue && (await place.deleteUnused(file, dueBefore))) deleted.push(file);
    }
  } finally {
    await forgetUnused(db, deleted);
  }
  return deleted.length;
};

/**
 * Deletes what neither content nor a kept release shows, a day after it was first found so. It may end at any
 * point: what is left is found by the next. `undefined` while a release is being made, which may show anything.
 */
export const createGarbageCollection = (deps: Deps) => async (signal: AbortSignal) => {
  const { db, ownsStorage, isPublishing, now } = deps;
  if (await isPublishing()) return undefined;
  if (ownsStorage && !(await ownsStorage())) return { pictures: 0, files: 0 };
  const pictures = await deleteUnusedPictures(db, now());
  return { pictures, files: await deleteUnusedFiles(deps, signal) };
};
