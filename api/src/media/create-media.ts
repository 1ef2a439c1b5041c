import type { Transaction } from "#platform/db/transaction.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { guardDeletion } from "./cleanup/deletion-guard.ts";
import { createGarbageCollection } from "./cleanup/garbage-collection.ts";
import { createEncodingQueue } from "./images/encoding-queue.ts";
import type { ImageProcessor } from "./images/image-processor.ts";
import { isShownPicture } from "./images/pending-pictures.ts";
import { createPictures } from "./images/pictures.ts";
import { createRenditions } from "./images/renditions.ts";
import type { Masters } from "./storage/masters.ts";
import type { Storage } from "./storage/storage.ts";

export type MediaDeps = DomainDeps & {
  storage: Storage;
  masters: Masters;
  imageProcessor: ImageProcessor;
  /** Says whether the stored files are this product's; asked for storage that others can reach. */
  ownsStorage?: (() => Promise<boolean>) | undefined;
  readShownPictures: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  /** Says whether a release is being made or waits to be made. */
  isPublishing: () => Promise<boolean>;
  requestPictureRebuild: (tx: Transaction, at: Date) => Promise<void>;
  /** Called when a picture has got all its renditions. */
  onRenditions: () => void;
};

/** Pictures, their renditions, and the removal of unused files. */
export const createMedia = (deps: MediaDeps) => {
  const { db, log, now, imageProcessor, ownsStorage } = deps;
  const { readShownPictures, isPublishing, requestPictureRebuild, onRenditions } = deps;
  const storage = guardDeletion(deps.storage, deps);
  const masters = guardDeletion(deps.masters, deps);
  const files = { db, storage, masters };
  const queue = createEncodingQueue();
  return {
    pictures: createPictures({ ...files, queue, imageProcessor }),
    renditions: createRenditions({
      ...files,
      queue,
      imageProcessor,
      onComplete: async (tx, id) => {
        if (await isShownPicture(tx, id)) await requestPictureRebuild(tx, now());
      },
      onSettled: onRenditions,
      log,
    }),
    collectGarbage: createGarbageCollection({
      ...files,
      readShownPictures,
      ownsStorage,
      isPublishing,
      now,
    }),
  };
};
