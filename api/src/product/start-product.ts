import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { createApp } from "../app.ts";
import type { Settings } from "../env.ts";
import { createDevHosting } from "../hosting/dev-hosting.ts";
import { readFileSet } from "../hosting/file-set.ts";
import { createHosting } from "../hosting/hosting.ts";
import { createReleases } from "../hosting/releases.ts";
import type { Log } from "../log.ts";
import { createDiskStorage } from "../media/storage.ts";
import { readSecrets } from "../secrets.ts";
import { createServices } from "../services.ts";
import { adminDist, buildAdmin } from "./build-admin.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { fingerprint } from "./fingerprint.ts";
import { listen } from "./listen.ts";
import { startBuilder } from "./start-builder.ts";

/** A line for the person who starts the product. */
export type Say = (line: string) => void;

/** The start cannot go on, for a reason that the person who starts the product can remove. */
export class StartError extends Error {}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const prepareDataFolder = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be written to (${codeOf(error)}).`);
  }
};

const refusePort = (error: unknown, { PORT, HOST }: Settings): never => {
  const code = codeOf(error);
  if (code === "EADDRINUSE") throw new StartError(`PORT ${PORT} is in use; choose another one.`);
  if (code === "EACCES") throw new StartError(`PORT ${PORT} may not be used by this user.`);
  if (code === "EADDRNOTAVAIL")
    throw new StartError(`HOST ${HOST} is not an address of this machine.`);
  throw error;
};

const openMigrated = async (settings: Settings) => {
  const db = await openDatabase({
    url: settings.DATABASE_URL,
    authToken: settings.DATABASE_AUTH_TOKEN,
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATABASE_URL ${settings.DATABASE_URL} cannot be opened: ${reason}`);
  });
  await migrateDatabase(db);
  return db;
};

/** What the pages depend on beside the content. */
const siteFingerprint = (settings: Settings) =>
  fingerprint(
    ["site", "shared/src"],
    [
      settings.PUBLIC_URL,
      settings.PUBLIC_API_URL,
      settings.CONTENT,
      settings.REVIEWS_WIDGET_SRC,
      settings.REVIEWS_WIDGET_ID,
    ],
  );

/**
 * Starts everything: database, demo content where there is none, API, hosting, builder. Resolves
 * when requests are answered; throws {@link StartError} when the person who started it must act.
 */
export const startProduct = async (settings: Settings, log: Log, say: Say) => {
  await prepareDataFolder(settings.DATA_DIR);
  const [secrets, sourceHash] = await Promise.all([
    readSecrets(settings),
    siteFingerprint(settings),
  ]);
  const { DEV_SITE_URL, DEV_ADMIN_URL } = settings;
  const devServers =
    DEV_SITE_URL && DEV_ADMIN_URL ? { site: DEV_SITE_URL, admin: DEV_ADMIN_URL } : undefined;
  const adminBuilt = devServers ? Promise.resolve() : buildAdmin();
  adminBuilt.catch(() => {});
  const db = await openMigrated(settings);
  const storage = await createDiskStorage(join(settings.DATA_DIR, "media"));
  const releases = createReleases(join(settings.DATA_DIR, "releases"));
  await releases.restore();

  const now = () => new Date();
  let builderUrl = () => settings.REBUILD_WEBHOOK_URL;
  const services = createServices({
    db,
    storage,
    releases,
    settings,
    secrets,
    builderUrl: () => builderUrl(),
    log,
    now,
  });
  const { users, content, pictures, publisher, writeContent, builds } = services;

  const firstAdmin = await ensureAdmin(users, settings);
  const { revision } = (await content.current()).content;
  if (settings.SEED === "demo" && revision === 0) {
    say("Loading the demo content …");
    await seedDemo(pictures, writeContent, now());
  }
  await adminBuilt;

  const adminFiles = devServers
    ? new Map()
    : await readFileSet({ folder: adminDist, hashed: "assets" });
  const hosting = createHosting({
    releases,
    adminFiles,
    storage,
    publicUrl: settings.PUBLIC_URL,
  });
  const app = createApp({
    services,
    hosting: devServers ? createDevHosting(devServers, hosting) : hosting,
    trustedProxies: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    log,
    now,
  });
  const server = await listen(app, { port: settings.PORT, host: settings.HOST }).catch(
    (error: unknown) => refusePort(error, settings),
  );

  const builder = settings.REBUILD_WEBHOOK_URL
    ? undefined
    : startBuilder({
        settings,
        sourceHash,
        webhookSecret: secrets.webhook,
        log,
        onLost: publisher.builderLost,
        onReady: publisher.notify,
      });
  if (builder) builderUrl = builder.url;
  if (releases.current()?.sourceHash !== sourceHash) await builds.publish("The site has changed");
  await publisher.start();
  if (firstAdmin) say(`Admin: ${firstAdmin.email}  password: ${firstAdmin.password}`);

  /** Resolves once visitors are served; says why as long as they are not. */
  const untilServed = async () => {
    let told = "";
    while (!releases.current()) {
      const [latest] = (await builds.list()).builds;
      if (latest?.status === "failed" && latest._id !== told) {
        say(`The site could not be published: ${latest.message}`);
        told = latest._id;
      }
      await pause(100, undefined, { ref: false });
    }
  };

  return {
    untilServed,
    stop: async () => {
      publisher.stop();
      await Promise.all([server.close(), builder?.stop()]);
      db.close();
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;
