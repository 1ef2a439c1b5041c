import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { adminRole } from "shared/users";
import { createApp } from "../../src/app/app.ts";
import { processEnvironment, readSettings } from "../../src/env/env.ts";
import { createHosting } from "../../src/hosting/hosting.ts";
import { createReleases } from "../../src/hosting/releases.ts";
import { createLog } from "../../src/lib/log.ts";
import { createImageWorkerPool } from "../../src/media/images/image-worker-pool.ts";
import { createMasters } from "../../src/media/storage/masters.ts";
import { openStorage } from "../../src/media/storage/open-storage.ts";
import { openMigrated } from "../../src/startup/data/open-migrated.ts";
import { readSecrets } from "../../src/startup/data/secrets.ts";
import { createDiskSpaceReader } from "../../src/startup/disk-space-reader.ts";
import { createServices } from "../../src/wiring/services.ts";
import { serve } from "./serve.ts";

/** The product's API over the database of `DATA_DIR`, without builder and site. */
const settings = readSettings(processEnvironment);
const log = createLog(settings.LOG_LEVEL);
const db = await openMigrated(settings);
const secrets = await readSecrets(settings);
const storage = await openStorage(settings);
const masters = await createMasters(join(settings.DATA_DIR, "masters"));
const releases = createReleases(join(settings.DATA_DIR, "releases"), log);
/** A clock that may run faster than time: what would be a flood of messages is none then. */
const began = Date.now();
const rate = Number(processEnvironment.BENCH_CLOCK_RATE ?? 1);
const now = () => new Date(began + (Date.now() - began) * rate);
/** Looked at once a second, as by a clock of the usual rate. */
const readDiskSpace = createDiskSpaceReader(settings);
let room = await readDiskSpace();
setInterval(async () => {
  room = await readDiskSpace();
}, 1_000).unref();
const services = createServices({
  db,
  storage,
  masters,
  imageProcessor: createImageWorkerPool(),
  releases,
  settings,
  secrets,
  readDiskSpace: async () => room,
  receiver: () => undefined,
  log,
  now,
});
const app = createApp({
  services,
  hosting: createHosting({
    releases,
    adminFiles: () => new Map(),
    storage,
    publicUrl: settings.PUBLIC_URL,
    mediaPublicUrl: settings.MEDIA_PUBLIC_URL,
  }),
  publicUrl: settings.PUBLIC_URL,
  trustedProxies: settings.TRUST_PROXY,
  corsOrigins: settings.CORS_ORIGINS,
  log,
  now,
});

const passwordHash = "-";
const user = await services.users.create({
  username: "Bench",
  email: `bench-${randomUUID()}@example.test`,
  role: adminRole,
  passwordHash,
});
services.mailWorker.start();
await services.adoptMessages(AbortSignal.timeout(10 * 60_000));
const { token } = await services.sessions.start({
  account: { user, passwordHash },
  userAgent: undefined,
  address: "127.0.0.1",
  requestId: null,
  isBrowser: false,
});
await serve(app, token);
