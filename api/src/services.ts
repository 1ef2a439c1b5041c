import type { Database } from "#db/client.ts";
import type { Settings } from "./env.ts";
import { createAuthService } from "./features/auth/auth.service.ts";
import { createTokens } from "./features/auth/tokens.ts";
import { createBuildsService } from "./features/builds/builds.service.ts";
import { createContactsService } from "./features/contacts/contacts.service.ts";
import { createContentService } from "./features/content/content.service.ts";
import { createGalleryService } from "./features/gallery/gallery.service.ts";
import { createHealthService } from "./features/health/health.service.ts";
import { createInquiriesService } from "./features/inquiries/inquiries.service.ts";
import { createMessageIntake } from "./features/message-intake.ts";
import { createOutboxService } from "./features/outbox/outbox.service.ts";
import { createPersonalDataService } from "./features/personal-data/personal-data.service.ts";
import { createRetention } from "./features/personal-data/retention.ts";
import { createReviewsService } from "./features/reviews/reviews.service.ts";
import { createStatsService } from "./features/stats/stats.service.ts";
import { createTourServicesService } from "./features/tour-services/tour-services.service.ts";
import { createUsersService } from "./features/users/users.service.ts";
import type { Releases } from "./hosting/releases.ts";
import { createDiskSpaceMonitor, type DiskSpace } from "./lib/disk-space.ts";
import { createRateLimiter } from "./lib/rate-limiter.ts";
import type { Log } from "./log.ts";
import { guardDeletion } from "./media/cleanup/deletion-guard.ts";
import { createGarbageCollection } from "./media/cleanup/garbage-collection.ts";
import { createEncodingQueue } from "./media/images/encoding-queue.ts";
import type { ImageProcessor } from "./media/images/image-processor.ts";
import { createToImageFields } from "./media/images/picture-urls.ts";
import { createPictures } from "./media/images/pictures.ts";
import { createRenditions } from "./media/images/renditions.ts";
import type { Masters } from "./media/storage/masters.ts";
import type { Storage } from "./media/storage/storage.ts";
import { createMailQueue } from "./outbox/mail-queue.ts";
import { createMailWorker } from "./outbox/mail-worker.ts";
import { createMailWriter } from "./outbox/mail-writer.ts";
import { createMailer } from "./outbox/mailer.ts";
import { createBuildQueue } from "./publishing/build-queue.ts";
import { createBuilderClient, type Receiver } from "./publishing/builder-client.ts";
import { createContentWriter } from "./publishing/content-writer.ts";
import { requestPictureRebuild } from "./publishing/picture-rebuild.ts";
import { createPublisher } from "./publishing/publisher.ts";

/** What the services stand on; tests bring their own. */
export type ServiceDeps = {
  db: Database;
  storage: Storage;
  masters: Masters;
  imageProcessor: ImageProcessor;
  /** Whether what lies in the store is this product's; asked where others can reach it. */
  ownsStorage?: (() => Promise<boolean>) | undefined;
  releases: Releases;
  settings: Pick<
    Settings,
    | "PUBLIC_URL"
    | "MEDIA_PUBLIC_URL"
    | "DATABASE_URL"
    | "SMTP_URL"
    | "MAIL_FROM"
    | "MAIL_TO"
    | "RETENTION_DAYS"
  >;
  secrets: { jwt: string; webhook: string };
  /** How much room there is for what visitors send. */
  readDiskSpace: () => Promise<DiskSpace>;
  /** Where rebuild requests go; `undefined` while the builder is starting. */
  receiver: () => Receiver | undefined;
  log: Log;
  now: () => Date;
};

/** Messages a minute over all visitors together, above which they are stored but not mailed. */
const floodLimit = { limit: 600, seconds: 60 };

const mailerFor = ({ SMTP_URL, MAIL_FROM, MAIL_TO }: ServiceDeps["settings"]) =>
  SMTP_URL ? createMailer({ url: SMTP_URL, from: MAIL_FROM, inbox: MAIL_TO }) : undefined;

/** Everything the product can do, wired together once. */
export const createServices = (deps: ServiceDeps) => {
  const { db, imageProcessor, releases, settings, secrets, receiver, log, now } = deps;
  const storage = guardDeletion(deps.storage, now);
  const masters = guardDeletion(deps.masters, now);
  const toImageFields = createToImageFields(settings.MEDIA_PUBLIC_URL);
  const content = createContentService({ db, toImageFields });
  const buildQueue = createBuildQueue({ db, now });
  const queue = createEncodingQueue();
  const pictures = createPictures({ db, storage, masters, queue, imageProcessor });
  const renditions = createRenditions({
    db,
    storage,
    masters,
    queue,
    imageProcessor,
    onComplete: (tx) => requestPictureRebuild(tx, now()),
    onSettled: () => {
      content.forget();
      publisher.notify();
    },
    log,
  });
  const builder = createBuilderClient({
    receiver,
    secrets: secrets.webhook,
    publicUrl: settings.PUBLIC_URL,
    now,
  });
  const publisher = createPublisher({
    buildQueue,
    releases,
    picturesComplete: renditions.areComplete,
    builder,
    publicUrl: settings.PUBLIC_URL,
    log,
    now,
  });
  const collectGarbage = createGarbageCollection({
    db,
    storage,
    masters,
    readShownPictures: releases.readShownPictures,
    ownsStorage: deps.ownsStorage,
    isPublishing: buildQueue.isBusy,
    now,
  });
  const writeContent = createContentWriter({ db, now }, () => {
    content.forget();
    renditions.notify();
    publisher.notify();
  });
  const users = createUsersService({ db, now });
  const mailer = mailerFor(settings);
  const mailDeps = { db, now, canSend: mailer !== undefined };
  const mailQueue = createMailQueue({ ...mailDeps, inbox: settings.MAIL_TO });
  const mailWorker = createMailWorker({ queue: mailQueue, mailer, log, now });
  const messages = createRateLimiter(floodLimit, now);
  const visitors = {
    db,
    now,
    createIntake: createMessageIntake({ ...mailDeps, onStored: mailWorker.notify }),
    writeWithMails: createMailWriter(mailDeps, mailWorker.notify),
    mailContext: { operator: settings.MAIL_TO, publicUrl: settings.PUBLIC_URL },
    isFlood: () => messages.take("all") > 0,
  };
  const diskSpace = createDiskSpaceMonitor({ read: deps.readDiskSpace, now });
  const contacts = createContactsService(visitors);
  const inquiries = createInquiriesService(visitors);
  const outbox = createOutboxService({ ...mailDeps, onRetry: mailWorker.retryNow });
  const lists = [users, contacts, inquiries, outbox];
  return {
    auth: createAuthService({ users, tokens: createTokens(secrets.jwt, now) }),
    builds: createBuildsService({
      buildQueue,
      publisher,
      builder,
      releases,
      secrets: secrets.webhook,
    }),
    contacts,
    content,
    gallery: createGalleryService({ now, pictures, toImageFields, content, writeContent }),
    health: createHealthService({ db, engine: settings.DATABASE_URL.replace(/:.*/s, "") }),
    inquiries,
    mailWorker,
    outbox,
    personalData: createPersonalDataService({ db, contacts, inquiries, inbox: settings.MAIL_TO }),
    pictures,
    publisher,
    removeOld: createRetention({ db, now, days: settings.RETENTION_DAYS }),
    renditions,
    builder,
    diskSpace,
    reviews: createReviewsService({ writeContent }),
    stats: createStatsService({ db, users, contacts, inquiries, diskSpace, now }),
    tourServices: createTourServicesService({
      now,
      pictures,
      toImageFields,
      content,
      writeContent,
    }),
    collectGarbage,
    users,
    /** Reads the admin's lists into memory, one after another. */
    warmUpLists: async () => {
      for (const { warmUpList } of lists) await warmUpList();
    },
    writeContent,
  };
};
export type Services = ReturnType<typeof createServices>;
