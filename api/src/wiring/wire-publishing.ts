import { areShownPicturesComplete } from "../media/images/pending-pictures.ts";
import { createBuildQueue } from "../publishing/build-queue.ts";
import { createBuilderClient } from "../publishing/builder-client.ts";
import { createPublisher } from "../publishing/publisher.ts";
import type { ServiceDeps } from "./service-deps.ts";

export const wirePublishing = (deps: ServiceDeps) => {
  const { db, releases, settings, secrets, receiver, log, now } = deps;
  const publicUrl = settings.PUBLIC_URL;
  const buildQueue = createBuildQueue({ db, now });
  const builder = createBuilderClient({ receiver, secrets: secrets.webhook, publicUrl, now });
  const publisher = createPublisher({
    buildQueue,
    releases,
    picturesComplete: () => areShownPicturesComplete(db),
    builder,
    publicUrl,
    log,
    now,
  });
  return { buildQueue, builder, publisher };
};
