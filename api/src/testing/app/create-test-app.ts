import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { adminRole, type User, type UserAccess } from "shared/accounts/users";
import { onTestFinished } from "vitest";
import { hashPassword, setPasswordCost } from "#accounts/auth/passwords.ts";
import { packBackup } from "#backups/make-backup.ts";
import type { RenderPreview } from "#content/records/preview/previews.service.ts";
import type { BodyTimes } from "#http/body/body-times.ts";
import { escapeHtml } from "#inbox/guest-pages/fill-shell.ts";
import { createImageWorkerPool } from "#media/images/worker/image-worker-pool.ts";
import type { DiskSpace } from "#platform/disk-space.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createHosting } from "#publishing/hosting/hosting.ts";
import { createReleases } from "#publishing/hosting/releases.ts";
import { createApp } from "#server/app/app.ts";
import type { ServiceDeps } from "#server/create-services.ts";
import { createServices } from "#server/create-services.ts";
import { createMasters } from "../../media/storage/masters.ts";
import type { S3Settings } from "../../media/storage/s3-client.ts";
import { createDiskStorage, type Storage } from "../../media/storage/storage.ts";
import type { Receiver } from "../../publishing/builder-client.ts";
import { type Sent, toRequest } from "./request.ts";
import { type DatabaseKind, openTestDatabase, scratch } from "./test-database.ts";

export const testSecrets = {
  jwt: "a secret of at least thirty-two bytes for tests",
  encryption: Buffer.alloc(32, 1).toString("base64"),
  webhook: "whsec_dGVzdCBzZWNyZXQgb2YgYXQgbGVhc3QgMjQgYnl0ZXM=",
};
/** A thousandth of the product's: the tests sign in thousands of times. */
export const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
export const testPassword = "correct horse battery";

/** For all tests of a worker: none leaves anything behind in them. */
export const pictureWorkers = createImageWorkerPool();

setPasswordCost(cheapCost);
const testPasswordHash = hashPassword(testPassword);

/** A clock that tests move by hand; it starts now. */
const createClock = () => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
  };
};

/** Compiling the site takes longer than most tests. */
const renderSamplePreview: RenderPreview = async ({ presented }) => ({
  html: `<!doctype html><html lang="en"><head><title>Preview</title></head><body><main>${escapeHtml(JSON.stringify(presented.record))}</main></body></html>`,
  styleSources: "'self'",
  pictureSources: "'self' data:",
});

type Options = {
  trustedProxies?: number;
  publicUrl?: string | undefined;
  corsOrigins?: string[];
  contentToken?: string;
  log?: Log;
  /** Mails are queued for this server, and sent once `services.mailWorker` is started. */
  smtpUrl?: string;
  /** Answers are fetched from this mailbox once `services.mailboxWorker` is started. */
  imapUrl?: string;
  /** Days after which `services.removeOld` removes messages. */
  retentionDays?: number;
  reviewsWidgetSrc?: string;
  mediaPublicUrl?: string;
  /** For a site that is hosted elsewhere. */
  rebuildWebhookUrl?: string | undefined;
  /** Storage of pictures; defaults to the folder `media`. */
  storage?: Storage;
  /** Storage of masters; defaults to the folder `masters`. */
  mastersBucket?: Storage;
  /** Prefix for a storage that other tests share. */
  ownsStorage?: (() => Promise<boolean>) | undefined;
  /** Enough of it, unless a test says otherwise: the tests' own disk may be small. */
  readDiskSpace?: () => Promise<DiskSpace>;
  bodyTimes?: BodyTimes;
  /** Makes the pages; by default nothing does. */
  receiver?: () => Receiver;
  /** False without a site to show or during shutdown. */
  isServing?: () => boolean;
  backupSettings?: {
    BACKUP_KEEP?: number;
    BACKUP_KEY?: string;
    BACKUP_TO?: string;
    mediaS3?: S3Settings;
  };
  /** Renders previews; by default a page with the record's texts. */
  renderPreview?: RenderPreview;
  streamMilliseconds?: number;
  /** Allows push services at loopback addresses. */
  allowPrivatePush?: boolean;
  /** Allows outgoing webhooks at loopback addresses. */
  allowPrivateWebhooks?: boolean;
  /** Defaults to `TEST_DATABASE`. */
  database?: DatabaseKind;
  /** Any port, unless a test says otherwise: servers of tests have free ones. */
  isMailPort?: ((port: number) => boolean) | undefined;
};

/** Sends raw requests, as any client could: `send("POST /api/contact", { json })`. */
const createSend =
  (app: ReturnType<typeof createApp>) =>
  async (route: string, sent: Sent = {}) => {
    const response = await app.fetch(toRequest(route, sent));
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    const body: unknown = isJson && text !== "" ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, body };
  };

/**
 * The real router over a fresh migrated database and a fresh folder, gone when the test ends. No
 * socket is opened and nothing is published: `services.publisher` is not started.
 */
export const createTestApp = async ({
  trustedProxies = 0,
  publicUrl = "http://public.test",
  corsOrigins = [],
  contentToken,
  log = createLog("silent"),
  smtpUrl,
  imapUrl,
  retentionDays,
  reviewsWidgetSrc,
  mediaPublicUrl,
  rebuildWebhookUrl,
  storage: givenStorage,
  mastersBucket,
  ownsStorage,
  readDiskSpace = async () => ({ free: 1, total: 1 }),
  bodyTimes,
  receiver,
  isServing,
  backupSettings,
  isMailPort = () => true,
  renderPreview = renderSamplePreview,
  streamMilliseconds = 50,
  allowPrivatePush,
  allowPrivateWebhooks = false,
  database,
}: Options = {}) => {
  const folder = await mkdtemp(join(scratch, "tours-test-"));
  const { db, url, close, peer } = await openTestDatabase(folder, database);
  const storage = givenStorage ?? (await createDiskStorage(join(folder, "media")));
  const masters = await createMasters(join(folder, "masters"), mastersBucket);
  const releases = createReleases(join(folder, "releases"), log);
  await releases.restore();
  const clock = createClock();
  const deps: ServiceDeps = {
    db,
    streamMilliseconds,
    allowPrivatePush,
    storage,
    masters,
    imageProcessor: pictureWorkers,
    ownsStorage,
    releases,
    settings: {
      DATA_DIR: folder,
      PUBLIC_URL: publicUrl,
      MEDIA_PUBLIC_URL: mediaPublicUrl,
      REBUILD_WEBHOOK_URL: rebuildWebhookUrl,
      REBUILD_WEBHOOK_PRIVATE: allowPrivateWebhooks ? "allow" : "refuse",
      DATABASE_URL: url,
      SMTP_URL: smtpUrl,
      IMAP_URL: imapUrl,
      SMTP_PORTS: [],
      MAIL_FROM: { name: "", address: "tours@example.test" },
      MAIL_TO: "operator@example.test",
      RETENTION_DAYS: retentionDays,
      REVIEWS_WIDGET_SRC: reviewsWidgetSrc,
      REVIEWS_WIDGET_ORIGINS: [],
      BACKUP_EVERY: 86_400_000,
      BACKUP_KEEP: 3,
      mediaS3: undefined,
      BACKUP_TO: undefined,
      backupS3: undefined,
      given: [],
      ...backupSettings,
    },
    secrets: testSecrets,
    readDiskSpace,
    openReceiver: async () => {
      if (!receiver) throw new Error("No builder runs here.");
      return receiver();
    },
    // The components themselves: compiling the site takes longer than most tests.
    readGuestPageRenderer: () => import("../../../../site/src/guest-pages/render.tsx"),
    renderPreview,
    isServing,
    log,
    now: clock.now,
    isMailPort,
    packBackup,
  };
  const hosting = createHosting({
    releases,
    adminFiles: () => new Map(),
    storage,
    publicUrl,
    mediaPublicUrl,
  });
  /** A process on the same data. */
  const openProcess = () => {
    const services = createServices(deps);
    const app = createApp({
      services,
      hosting,
      publicUrl,
      trustedProxies,
      corsOrigins,
      contentToken,
      log,
      now: clock.now,
      bodyTimes,
    });
    return { app, services, send: createSend(app) };
  };
  const { app, services, send } = openProcess();
  onTestFinished(async () => {
    await services.auditEvents.stop();
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a session of a client that is no browser; its token. */
  const signIn = async ({ _id }: User) => {
    const account = await services.users.findById(_id);
    if (!account) throw new Error(`There is no account ${_id}.`);
    const client = { userAgent: undefined, address: "192.0.2.1", requestId: null };
    const asked = { account, ...client, isBrowser: false };
    return (await services.sessions.start(asked)).token;
  };
  let people = 0;
  /** A new account with this role and {@link testPassword}, signed in: its user and its token. */
  const signInAs = async (role: string, access: UserAccess = "all") => {
    people += 1;
    const user = await services.users.create({
      username: `Sample person ${people}`,
      email: `person${people}@example.test`,
      role,
      access,
      passwordHash: await testPasswordHash,
    });
    return { user, token: await signIn(user) };
  };
  return {
    app,
    url,
    /** The tests' own server, where the database is on it. */
    peer,
    db,
    clock,
    folder,
    services,
    openProcess,
    releases,
    send,
    signIn,
    signInAs,
    signInAsAdmin: () => signInAs(adminRole),
  };
};
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
