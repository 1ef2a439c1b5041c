import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildReasons } from "shared/builds";
import { withoutValues } from "#db/sqlite-errors.ts";
import { createApp } from "../app.ts";
import type { Settings } from "../env.ts";
import { createDevHosting } from "../hosting/dev-hosting.ts";
import type { FileSet } from "../hosting/file-set.ts";
import { createHosting } from "../hosting/hosting.ts";
import { createReleases, type Releases } from "../hosting/releases.ts";
import type { Log } from "../log.ts";
import { createImageWorkerPool } from "../media/images/image-worker-pool.ts";
import { createMasters } from "../media/storage/masters.ts";
import { openBucketOwnership, openStorage } from "../media/storage/open-storage.ts";
import type { Receiver } from "../publishing/builder-client.ts";
import { createServices, type Services } from "../services.ts";
import { buildAdmin } from "./builds/build-admin.ts";
import { fingerprint } from "./builds/fingerprint.ts";
import { siteEnvironment } from "./builds/site-environment.ts";
import { startBuilder } from "./builds/start-builder.ts";
import { createRoomReader } from "./disk-space-reader.ts";
import { listen } from "./listen.ts";
import { openMigrated } from "./open-migrated.ts";
import { prepareDataFolder } from "./prepare-data-folder.ts";
import type { Print } from "./print.ts";
import { readSecrets } from "./secrets.ts";
import { ensureAdmin } from "./seeding/ensure-admin.ts";
import { ensureDemoContent } from "./seeding/ensure-demo-content.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { tryStorage } from "./try-storage.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** A store of pictures that does not answer while the product stops is given up after so long (ms). */
const storeMilliseconds = 7_000;

/** What the pages depend on beside the content. */
const siteFingerprint = (settings: Settings) =>
  fingerprint(["site", "shared/src"], siteEnvironment(settings));

/** A hosting provider's deploy hook, or a builder on another machine. */
const hostedReceiver = ({
  REBUILD_WEBHOOK_URL: url,
  REBUILD_WEBHOOK_PRIVATE,
}: Settings): Receiver | undefined =>
  url ? { url, isLocal: false, allowPrivate: REBUILD_WEBHOOK_PRIVATE === "allow" } : undefined;

const devServersOf = ({ DEV_SITE_URL, DEV_ADMIN_URL }: Settings) =>
  DEV_SITE_URL && DEV_ADMIN_URL ? { site: DEV_SITE_URL, admin: DEV_ADMIN_URL } : undefined;

/** Resolves once visitors are served; as long as they are not, says why. */
const untilServed = async ({ builds }: Services, releases: Releases, print: Print) => {
  let told: string | null = null;
  while (!releases.current()) {
    const [latest] = (await builds.list()).builds;
    if (latest?.status === "failed" && latest.message !== told) {
      told = latest.message;
      print(`The site could not be published: ${told}`);
    }
    await pause(100, undefined, { ref: false });
  }
};

/**
 * Starts everything: database, API, hosting, demo content where there is none, builder. Resolves
 * once requests are taken; throws {@link StartError} when the person who started it must act.
 */
export const startProduct = async (settings: Settings, log: Log, print: Print) => {
  await prepareDataFolder(settings.DATA_DIR);
  const stopping = new AbortController();
  const secrets = await readSecrets(settings);
  const db = await openMigrated(settings);
  const storage = await openStorage(settings, stopping.signal);
  void tryStorage(storage, log);
  const masters = await createMasters(join(settings.DATA_DIR, "masters"));
  const imageProcessor = createImageWorkerPool();
  const releases = createReleases(join(settings.DATA_DIR, "releases"), log);
  await releases.restore();

  const now = () => new Date();
  const publicUrl = settings.PUBLIC_URL;
  let receiver = () => hostedReceiver(settings);
  const services = createServices({
    db,
    storage,
    masters,
    imageProcessor,
    ownsStorage: openBucketOwnership(settings, log, stopping.signal),
    releases,
    settings,
    secrets,
    readDiskSpace: createRoomReader(settings),
    receiver: () => receiver(),
    log,
    now,
  });

  await ensureAdmin(services.users, settings, print);
  await services.renditions.start();

  const devServers = devServersOf(settings);
  let adminFiles: FileSet = new Map();
  const hosting = createHosting({
    releases,
    adminFiles: () => adminFiles,
    storage,
    publicUrl,
    mediaPublicUrl: settings.MEDIA_PUBLIC_URL,
  });
  const app = createApp({
    services,
    hosting: devServers ? createDevHosting(devServers, hosting) : hosting,
    publicUrl,
    trustedProxies: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    log,
    now,
  });
  const server = await listen(app, { port: settings.PORT, host: settings.HOST });

  [adminFiles] = await Promise.all([
    devServers ? adminFiles : buildAdmin(),
    ensureDemoContent(services, storage, settings, print),
  ]);

  const { publisher, builds } = services;
  const sourceHash = await siteFingerprint(settings);
  const builder = settings.REBUILD_WEBHOOK_URL
    ? undefined
    : startBuilder({
        settings,
        readSourceHash: () => siteFingerprint(settings),
        webhookSecret: secrets.webhook,
        log,
        onLost: services.builder.onBuilderExit,
        onReady: publisher.notify,
      });
  if (builder) {
    receiver = builder.receiver;
    // A site that is served already does not wait for its builder.
    const ready = builder.ready.catch((error: unknown) => {
      if (!releases.current()) throw error;
      log.error({ event: "builder.not_started", err: error }, "The builder does not start.");
    });
    await ready;
  }
  if (releases.current()?.sourceHash !== sourceHash) await builds.publish(buildReasons.siteChanged);
  await publisher.start();
  services.mailWorker.start();
  const housekeeping = startHousekeeping(
    [
      { name: "retention", run: services.removeOld, first: 0, next: hour },
      // What a hosting provider shows cannot be looked through.
      ...(builder
        ? [
            {
              name: "garbage_collection",
              run: services.collectGarbage,
              first: hour,
              next: day,
            },
          ]
        : []),
    ],
    log,
  );
  void services.warmUpLists().catch((error: unknown) => {
    const fields = { event: "lists.not_warm", err: withoutValues(error) };
    log.error(fields, "The lists are read when they are asked for.");
  });

  return {
    untilServed: () => untilServed(services, releases, print),
    stop: async () => {
      publisher.stop();
      setTimeout(() => stopping.abort(), storeMilliseconds).unref();
      await Promise.all([
        server.close(),
        builder?.stop(),
        services.renditions.stop(),
        services.mailWorker.stop(),
        housekeeping.stop(),
      ]);
      imageProcessor.stop();
      db.close();
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;
