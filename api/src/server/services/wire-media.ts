import { guardDeletion } from "#media/cleanup/deletion-guard.ts";
import { createGarbageCollection } from "#media/cleanup/garbage-collection.ts";
import { createEncodingQueue } from "#media/images/encoding-queue.ts";
import { isShownPicture } from "#media/images/pending-pictures.ts";
import { createPictures } from "#media/images/pictures.ts";
import { createRenditions } from "#media/images/renditions.ts";
import { requestPictureRebuild } from "#publishing/picture-rebuild.ts";
import type { ServiceDeps } from "./service-deps.ts";

type Publishing = {
  readShownPictures: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  /** Whether a release is being made, or is to be made. */
  isPublishing: () => Promise<boolean>;
  /** Is told of a picture that has got all its renditions. */
  onRenditions: () => void;
};

export const wireMedia = (deps: ServiceDeps, publishing: Publishing) => {
  const { readShownPictures, isPublishing, onRenditions } = publishing;
  const { db, imageProcessor, ownsStorage, log, now } = deps;
  const storage = guardDeletion(deps.storage, deps);
  const masters = guardDeletion(deps.masters, deps);
  const queue = createEncodingQueue();
  return {
    pictures: createPictures({ db, storage, masters, queue, imageProcessor }),
    renditions: createRenditions({
      db,
      storage,
      masters,
      queue,
      imageProcessor,
      onComplete: async (tx, id) => {
        if (await isShownPicture(tx, id)) await requestPictureRebuild(tx, now());
      },
      onSettled: onRenditions,
      log,
    }),
    collectGarbage: createGarbageCollection({
      db,
      storage,
      masters,
      readShownPictures,
      ownsStorage,
      isPublishing,
      now,
    }),
  };
};
