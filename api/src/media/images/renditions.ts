import { eq } from "drizzle-orm";
import { type Backoff, backoffDelay } from "#platform/async/backoff.ts";
import { sleep } from "#platform/async/sleep.ts";
import { createWorkLoop } from "#platform/async/work-loop.ts";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { StorageError } from "#platform/storage-error.ts";
import { pictures } from "#tables/pictures.ts";
import type { Masters } from "../storage/masters.ts";
import { type EncodedFile, storeFiles } from "../storage/picture-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { makeRenditions, replaceRenditions } from "./make-renditions.ts";
import {
  arePicturesComplete,
  maxFailures,
  type PictureRow,
  selectPending,
  updatePicture,
} from "./pending-pictures.ts";
import { toFocalPoint } from "./picture-urls.ts";

type Deps = {
  db: Database;
  storage: Storage;
  masters: Masters;
  queue: EncodingQueue;
  imageProcessor: Pick<ImageProcessor, "render">;
  onComplete: (tx: Transaction, pictureId: string) => Promise<void>;
  onSettled: () => void;
  log: Log;
  backoff?: Backoff;
};
const defaultBackoff = { first: 500, longest: 60_000 };

const readSource = async (
  { storage, masters }: Deps,
  { id, mainFile, failures }: PictureRow,
): Promise<Uint8Array> => {
  const master = failures === 0 ? await masters.get(id) : undefined;
  const source = master ?? (await storage.get(mainFile));
  if (!source) throw new Error(`There is neither a master nor ${mainFile}.`);
  return source;
};

const complete = async (
  { db, storage, onComplete }: Deps,
  row: PictureRow,
  files: EncodedFile[],
) => {
  const stored = await storeFiles(storage, files);
  await db.write(async (tx) => {
    const [current = row] = await tx.select().from(pictures).where(eq(pictures.id, row.id));
    const renditions = replaceRenditions(current.renditions, stored);
    const isPending = current.focalX !== row.focalX || current.focalY !== row.focalY;
    await updatePicture(tx, row, { renditions, isPending });
    await onComplete(tx, row.id);
  });
};

const isNoFaultOfPicture = (error: unknown) =>
  error instanceof StorageError || (error instanceof AppError && error.code === "unavailable");

const countFailure = async ({ db, log }: Deps, row: PictureRow, error: unknown) => {
  if (isNoFaultOfPicture(error)) throw error;
  const failures = row.failures + 1;
  const fields = { event: "renditions.failed", err: error, picture: row.id, failures };
  log.error(fields, "Could not make the renditions of a picture.");
  await db.write((tx) => updatePicture(tx, row, { failures, isPending: failures < maxFailures }));
};

const processPicture = async (deps: Deps, row: PictureRow, signal: AbortSignal) => {
  const { masters, queue, imageProcessor, onSettled, backoff = defaultBackoff } = deps;
  if (row.failures > 0) await sleep(backoffDelay(row.failures - 1, backoff), signal);
  const files = await readSource(deps, row)
    .then((bytes) =>
      makeRenditions(
        imageProcessor,
        {
          bytes,
          width: row.width,
          height: row.height,
          focalPoint: toFocalPoint(row),
          made: row.renditions,
        },
        queue,
        signal,
      ),
    )
    .catch((error: unknown) => (signal.aborted ? undefined : countFailure(deps, row, error)));
  if (signal.aborted) return;
  if (files) await complete(deps, row, files);
  else if (row.failures + 1 < maxFailures) return;
  onSettled();
  await masters.remove(row.id);
};

/** Makes pictures one after another; their rows record the pending ones. */
export const createRenditions = (deps: Deps) => {
  const { db, log, backoff = defaultBackoff } = deps;

  const loop = createWorkLoop({
    run: async ({ signal }) => {
      const [next] = await selectPending(db.read).limit(1);
      if (!next) return Number.POSITIVE_INFINITY;
      await processPicture(deps, next, signal);
      return 0;
    },
    onError: (error) =>
      log.warn(
        { event: "renditions.retry", err: redactValues(error) },
        "Could not make renditions; retrying.",
      ),
    backoff,
  });

  return {
    start: loop.start,
    notify: loop.wake,
    areComplete: () => arePicturesComplete(db),
    stop: loop.stop,
  };
};
