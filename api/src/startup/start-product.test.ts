import { expect, onTestFinished, test } from "vitest";
import { sessions } from "#db/schema/sessions.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { readSettings } from "../env/env.ts";
import { createLog } from "../lib/log.ts";
import { startProduct } from "./start-product.ts";

const startApiOf = async (
  { folder, url }: { folder: string; url: string },
  variables: Record<string, string> = {},
) => {
  const settings = readSettings({
    ...variables,
    ROLE: "api",
    PORT: String(await findFreePort()),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEV_SITE_URL: "http://localhost:9",
    DEV_ADMIN_URL: "http://localhost:9",
  });
  const nothing = () => {};
  const log = createLog("silent");
  const told = { onLost: nothing, onJoined: nothing };
  const product = await startProduct({ settings, log, print: nothing, ...told });
  onTestFinished(product.stop);
};

test("a process that leads no others removes the rows of sessions that are over as well", async () => {
  const app = await createTestApp();
  const { db, signInAsAdmin } = app;
  await signInAsAdmin();
  await db.write((tx) => tx.update(sessions).set({ expiresAt: new Date(0).toISOString() }));
  await startApiOf(app);
  await expect.poll(() => db.read.$count(sessions), { timeout: 4_000 }).toBe(0);
});

test("whoever lost the key of a database that others may use is told how to start all the same", async () => {
  const app = await createTestApp();
  const [before, now] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64"));
  await startApiOf(app, { ENCRYPTION_KEY: before! });
  const changed = { ENCRYPTION_KEY: now! };
  await expect(startApiOf(app, changed)).rejects.toThrow("ENCRYPTION_KEY_CHANGE=accept");
  await startApiOf(app, { ...changed, ENCRYPTION_KEY_CHANGE: "accept" });
  await startApiOf(app, changed);
});
