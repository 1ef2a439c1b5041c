import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import { areShownPicturesComplete } from "#media/images/pending-pictures.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import type { Settings } from "#platform/env/env.ts";
import { createBuilderClient, type Receiver } from "./builder-client.ts";
import { createBuildQueue } from "./builds/build-queue.ts";
import { createBuildsService } from "./builds/builds.service.ts";
import { requestPictureRebuild } from "./builds/picture-rebuild.ts";
import { createContentEditor } from "./content-editor.ts";
import { currentRevision } from "./content-revision.ts";
import { createContentWriter } from "./content-writer.ts";
import type { RecordedReleases } from "./hosting/recorded-releases.ts";
import type { Releases } from "./hosting/releases.ts";
import { createPublisher } from "./publisher.ts";
import { readReceipt } from "./read-receipt.ts";

type Deps = { publicUrl: string; readRevision: () => Promise<number> };

/** Reads the pictures that an external host shows from its receipt. Throws if the receipt is missing or belongs to other content. */
const createHostedPicturesReader =
  ({ publicUrl, readRevision }: Deps) =>
  async (signal: AbortSignal): Promise<ReadonlySet<string>> => {
    const receipt = await readReceipt(publicUrl, signal);
    const isOurs = receipt && receipt.revision <= (await readRevision());
    if (isOurs && receipt.pictures) return new Set(receipt.pictures);
    throw new Error(`${publicUrl} does not tell which pictures it shows.`);
  };

export type PublishingDeps = DomainDeps & {
  settings: Pick<Settings, "PUBLIC_URL" | "REBUILD_WEBHOOK_URL">;
  secrets: { webhook: string };
  releases: Releases;
  /** The releases of the worker, for a process that serves no pages. */
  recordedReleases?: RecordedReleases | undefined;
  /** Opens the receiver of rebuild requests; starts the builder if it does not run. */
  openReceiver: () => Promise<Receiver>;
  writeAccounts: WriteAccounts;
  writeWithMails: WriteWithMails;
  onContentChanged: () => void;
};

/** Writing content, builds of the site, and its releases. */
export const createPublishing = (deps: PublishingDeps) => {
  const { db, log, now, releases, settings, secrets, openReceiver, onContentChanged } = deps;
  const publicUrl = settings.PUBLIC_URL;
  const buildQueue = createBuildQueue({ db, now });
  const builder = createBuilderClient({
    openReceiver,
    isLocal: () => settings.REBUILD_WEBHOOK_URL === undefined,
    secrets: secrets.webhook,
    publicUrl,
    now,
  });
  const picturesComplete = () => areShownPicturesComplete(db);
  const publisher = createPublisher({
    ...{ buildQueue, releases, picturesComplete, builder, publicUrl, log, now },
  });
  const builds = createBuildsService({
    buildQueue,
    publisher,
    builder,
    releases: deps.recordedReleases ?? {
      read: async () => ({ current: releases.current(), isKept: releases.isKept }),
    },
    secrets: secrets.webhook,
  });
  const readRevision = () => currentRevision(db.read);
  const readHostedPictures = createHostedPicturesReader({ publicUrl, readRevision });
  const writeContent = createContentWriter({ db, now }, onContentChanged);
  const accounts = { write: deps.writeAccounts };
  const writeSettings = createContentWriter({ db: accounts, now }, onContentChanged);
  const mailing = { write: deps.writeWithMails };
  const writeMailing = createContentWriter({ db: mailing, now }, onContentChanged);
  return {
    builder,
    publisher,
    builds,
    isPublishing: buildQueue.isBusy,
    readShownPictures: async (signal: AbortSignal): Promise<ReadonlySet<string>> => {
      const shownPictures = await releases.readShownPictures();
      if (!settings.REBUILD_WEBHOOK_URL) return shownPictures;
      return new Set([...shownPictures, ...(await readHostedPictures(signal))]);
    },
    requestPictureRebuild,
    writeContent,
    editContent: createContentEditor({ writeContent, now }),
    editSettings: createContentEditor({ writeContent: writeSettings, now }),
    editWithMails: createContentEditor({ writeContent: writeMailing, now }),
  };
};
