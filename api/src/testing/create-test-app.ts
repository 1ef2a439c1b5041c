import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hc } from "hono/client";
import { adminRole } from "shared/users";
import { onTestFinished } from "vitest";
import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { type App, createApp } from "../app.ts";
import { hashPassword } from "../features/auth/passwords.ts";
import { createHosting } from "../hosting/hosting.ts";
import { createReleases } from "../hosting/releases.ts";
import { createLog } from "../log.ts";
import { createDiskStorage } from "../media/storage.ts";
import { createServices } from "../services.ts";

export const testSecrets = {
  jwt: "a secret of at least thirty-two bytes for tests",
  webhook: "whsec_dGVzdCBzZWNyZXQgb2YgYXQgbGVhc3QgMjQgYnl0ZXM=",
};
export const testPassword = "correct horse battery";
const testPublicUrl = "http://public.test";

const makeTemplate = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-template-"));
  const path = join(folder, "tours.db");
  const db = await openDatabase({ url: `file:${path}` });
  await migrateDatabase(db);
  await db.writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  return path;
};
let template: Promise<string> | undefined;

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

type Options = { trustedProxies?: number; corsOrigins?: string[] };

/**
 * The real router over a fresh migrated database and a fresh folder, gone when the test ends. No
 * socket is opened and nothing is published: `services.publisher` is not started.
 */
export const createTestApp = async ({ trustedProxies = 0, corsOrigins = [] }: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-test-"));
  template ??= makeTemplate();
  await copyFile(await template, join(folder, "tours.db"));
  const url = `file:${join(folder, "tours.db")}`;
  const db = await openDatabase({ url });
  const storage = await createDiskStorage(join(folder, "media"));
  const releases = createReleases(join(folder, "releases"));
  await releases.restore();
  const log = createLog("silent");
  const clock = createClock();
  const services = createServices({
    db,
    storage,
    releases,
    settings: { PUBLIC_URL: testPublicUrl, DATABASE_URL: url, MAIL_TO: "operator@example.test" },
    secrets: testSecrets,
    builderUrl: () => undefined,
    log,
    now: clock.now,
  });
  const hosting = createHosting({
    releases,
    adminFiles: new Map(),
    storage,
    publicUrl: testPublicUrl,
  });
  const app = createApp({ services, hosting, trustedProxies, corsOrigins, log, now: clock.now });
  onTestFinished(async () => {
    db.close();
    await rm(folder, { recursive: true, force: true });
  });

  const clientWith = (headers: Record<string, string>) =>
    hc<App>("http://api.test", {
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        app.fetch(new Request(input, init)),
      headers,
    });

  let people = 0;
  /** A new account with this role, signed in: its user, its token and a client that sends it. */
  const signInAs = async (role: string) => {
    people += 1;
    const user = await services.users.create({
      username: `Sample person ${people}`,
      email: `person${people}@example.test`,
      role,
      passwordHash: await hashPassword(testPassword),
    });
    const { token } = await services.auth.logIn({ email: user.email, password: testPassword });
    return { user, token, client: clientWith({ Authorization: `Bearer ${token}` }) };
  };

  return {
    app,
    db,
    clock,
    folder,
    services,
    client: clientWith({}),
    clientWith,
    signInAs,
    signInAsAdmin: () => signInAs(adminRole),
  };
};
