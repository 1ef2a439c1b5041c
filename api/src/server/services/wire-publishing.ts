import { areShownPicturesComplete } from "#media/images/pending-pictures.ts";
import { createBuildQueue } from "#publishing/build-queue.ts";
import { createBuilderClient } from "#publishing/builder-client.ts";
import { currentRevision } from "#publishing/content-revision.ts";
import { createHostedPicturesReader } from "#publishing/hosted-pictures.ts";
import { createPublisher } from "#publishing/publisher.ts";
import type { ServiceDeps } from "./service-deps.ts";

export const wirePublishing = (deps: ServiceDeps) => {
  const { db, releases, settings, secrets, receiver, log, now } = deps;
  const publicUrl = settings.PUBLIC_URL;
  const buildQueue = createBuildQueue({ db, now });
  const builder = createBuilderClient({
    receiver,
    secrets: secrets.webhook,
    publicUrl,
    now,
  });
  const publisher = createPublisher({
    buildQueue,
    releases,
    picturesComplete: () => areShownPicturesComplete(db),
    builder,
    publicUrl,
    log,
    now,
  });
  const readHostedPictures = createHostedPicturesReader({
    publicUrl,
    readRevision: () => currentRevision(db.read),
  });
  const readShownPictures = async (signal: AbortSignal) => {
    const kept = await releases.readShownPictures();
    if (!settings.REBUILD_WEBHOOK_URL) return kept;
    return new Set([...kept, ...(await readHostedPictures(signal))]);
  };
  return { buildQueue, builder, publisher, readShownPictures };
};
