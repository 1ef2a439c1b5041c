import { setTimeout as pause } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { pictures } from "#db/schema.ts";
import { withoutValues } from "#db/sqlite-errors.ts";
import { AppError } from "../../errors.ts";
import type { Log } from "../../log.ts";
import type { Masters } from "../storage/masters.ts";
import { storeFiles } from "../storage/picture-files.ts";
import type { Storage } from "../storage/storage.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { EncodedFile } from "./encode.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { makeRenditions } from "./make-renditions.ts";

type PictureRow = typeof pictures.$inferSelect;

/** After so many failures a picture is left with what it has. */
const mostFailures = 3;
const longestPause = 60_000;

type Deps = {
  db: Database;
  storage: Storage;
  masters: Masters;
  queue: EncodingQueue;
  imageProcessor: Pick<ImageProcessor, "render">;
  /** Part of the transaction that gives a picture its renditions. */
  onComplete: (tx: Transaction) => Promise<void>;
  /** A picture has got all that it will get. */
  onSettled: () => void;
  log: Log;
  /** Milliseconds before the first further try; each next waits twice as long. */
  firstPause?: number;
};

/**
 * Makes the renditions of stored pictures, one picture after another. Which are still to be made
 * stands in their rows, so that every start takes up what the last one left.
 */
export const createRenditions = (deps: Deps) => {
  const {
    db,
    storage,
    masters,
    queue,
    imageProcessor,
    onComplete,
    onSettled,
    log,
    firstPause = 500,
  } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let changed = Promise.withResolvers<void>();
  let running = Promise.resolve();

  const rest = (tries: number) => {
    const milliseconds = Math.min(longestPause, firstPause * 2 ** tries);
    return pause(milliseconds, undefined, { ref: false, signal }).catch(() => {});
  };

  /** Those that have failed come last. */
  const listPending = () =>
    db.read
      .select()
      .from(pictures)
      .where(eq(pictures.isPending, true))
      .orderBy(asc(pictures.failures), asc(pictures.createdAt), asc(pictures.id));

  const set = async (tx: Transaction, { id }: PictureRow, changes: Partial<PictureRow>) => {
    await tx.update(pictures).set(changes).where(eq(pictures.id, id));
  };

  /** The master; where it is lost or of no use, the main rendition. */
  const readSource = async ({ id, mainFile, failures }: PictureRow) => {
    const master = failures === 0 ? await masters.get(id) : undefined;
    const source = master ?? (await storage.get(mainFile));
    if (!source) throw new Error(`There is neither a master nor ${mainFile}.`);
    return source;
  };

  const complete = async (row: PictureRow, files: EncodedFile[]) => {
    const renditions = await storeFiles(storage, files);
    await db.write(async (tx) => {
      await set(tx, row, { renditions, isPending: false });
      await onComplete(tx);
    });
  };

  /** A store that is out of reach, or a machine without room, is no fault of the picture. */
  const countFailure = async (row: PictureRow, error: unknown) => {
    if (
      error instanceof StorageError ||
      (error instanceof AppError && error.code === "unavailable")
    )
      throw error;
    const failures = row.failures + 1;
    const isPending = failures < mostFailures;
    log.error({ err: error, picture: row.id, failures }, "renditions cannot be made");
    await db.write((tx) => set(tx, row, { failures, isPending }));
  };

  const make = async (row: PictureRow) => {
    if (row.failures > 0) await rest(row.failures - 1);
    const files = await readSource(row)
      .then((bytes) => makeRenditions(imageProcessor, { bytes, width: row.width }, queue, signal))
      .catch((error: unknown) => (signal.aborted ? undefined : countFailure(row, error)));
    if (signal.aborted) return;
    if (files) await complete(row, files);
    else if (row.failures + 1 < mostFailures) return;
    onSettled();
    await masters.remove(row.id);
  };

  const run = async () => {
    let tries = 0;
    while (!signal.aborted) {
      changed = Promise.withResolvers();
      try {
        const [next] = await listPending().limit(1);
        await (next ? make(next) : changed.promise);
        tries = 0;
      } catch (error) {
        log.warn({ err: withoutValues(error) }, "making renditions is tried again");
        await rest(tries);
        tries += 1;
      }
    }
  };

  return {
    /** Takes up what an earlier run left behind, then works until stopped. Before any upload. */
    start: async () => {
      const pending = await listPending();
      await masters.removeOthers(pending.map(({ id }) => id));
      running = run();
    },
    /** There may be a new picture. */
    notify: () => changed.resolve(),
    /** Whether no picture waits for renditions. */
    areComplete: async () => (await db.read.$count(pictures, eq(pictures.isPending, true))) === 0,
    /** Resolves once nothing is stored any more; a picture in hand is taken up by the next start. */
    stop: async () => {
      stopping.abort();
      changed.resolve();
      await running;
    },
  };
};
