import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { sessions } from "#tables/accounts.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { startProduct } from "./start-product.ts";

const startWebRole = async (
  { folder, url }: { folder: string; url: string },
  variables: Record<string, string> = {},
) => {
  const settings = readSettings({
    ...{ MEDIA_S3_ENDPOINT: "http://127.0.0.1:9", MEDIA_S3_BUCKET: "pictures" },
    ...{ MEDIA_S3_ACCESS_KEY_ID: "sample", MEDIA_S3_SECRET_ACCESS_KEY: "sample" },
    JWT_SECRET: "a secret that all machines have in common",
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
    ...variables,
    ROLE: "web",
    PORT: String(await findFreePort()),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEV_SITE_URL: "http://localhost:9",
    DEV_ADMIN_URL: "http://localhost:9",
  });
  const nothing = () => {};
  const log = createLog("silent");
  const callbacks = { print: nothing, onLease: nothing, onLost: nothing };
  const product = await startProduct({ settings, log, ...callbacks });
  onTestFinished(product.stop);
};

test("a web process removes the rows of sessions that are over", async () => {
  const app = await createTestApp({ database: "peer" });
  const { db, signInAsAdmin } = app;
  await signInAsAdmin();
  await db.write((tx) => tx.update(sessions).set({ expiresAt: new Date(0).toISOString() }));
  await startWebRole(app);
  await expect.poll(() => db.read.$count(sessions), { timeout: 4_000 }).toBe(0);
});

test("a start removes the backup port that a killed process left behind", async () => {
  const app = await createTestApp({ database: "peer" });
  const left = join(app.folder, "secrets", "backup-port");
  await mkdir(join(app.folder, "secrets"));
  await writeFile(left, "{}");
  await startWebRole(app);
  expect(existsSync(left)).toBe(false);
});

test("the error for another encryption key says how to start all the same", async () => {
  const app = await createTestApp({ database: "peer" });
  await startWebRole(app);
  const changed = { ENCRYPTION_KEY: Buffer.alloc(32, 2).toString("base64") };
  await expect(startWebRole(app, changed)).rejects.toThrow("ENCRYPTION_KEY_CHANGE=accept");
  await startWebRole(app, { ...changed, ENCRYPTION_KEY_CHANGE: "accept" });
  await startWebRole(app, changed);
});
