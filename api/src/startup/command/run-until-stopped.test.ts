import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { leases } from "#db/schema/processes.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { processEnvironment, readSettings } from "../../env/env.ts";
import { root } from "../builds/fingerprint.ts";
import { openMigrated } from "../data/open-migrated.ts";

test("a process that is stopped while it starts keeps nobody from leading", async () => {
  const DATA_DIR = await makeFolder();
  const url = `file:${join(DATA_DIR, "tours.db")}`;
  (await openMigrated(readSettings({ DATABASE_URL: url }))).close();
  const db = await openDatabase({ url, isShared: true });
  onTestFinished(db.close);
  const child = spawn(process.execPath, [join(root, "api", "src", "main.ts"), "--role", "all"], {
    env: { PATH: processEnvironment.PATH, DATA_DIR, PORT: String(await findFreePort()) },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const held = sql`${leases.expiresAt} > 0`;
  await expect.poll(() => db.read.$count(leases, held), { timeout: 30_000, interval: 20 }).toBe(1);
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
  expect(await db.read.$count(leases, held)).toBe(0);
}, 60_000);
