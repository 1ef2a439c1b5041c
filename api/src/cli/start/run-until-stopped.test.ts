import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { leases } from "#platform/db/schema/processes.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { spawnMain } from "#testing/app/spawn-product.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { makeFolder } from "#testing/make-folder.ts";

const patience = { timeout: 60_000, interval: 10 };

/** Starts a process on a database server; returns once it holds the lease. */
const start = async (variables: Record<string, string> = {}) => {
  const { db, url } = await createTestApp({ database: "peer" });
  const child = spawnMain(
    {
      PORT: String(await findFreePort()),
      DATA_DIR: await makeFolder(),
      DATABASE_URL: url,
      DRAIN_SECONDS: "300",
      LOG_LEVEL: "error",
      ...variables,
    },
    "pipe",
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const readLease = async () => (await db.read.select().from(leases))[0];
  await expect.poll(readLease, patience).toBeDefined();
  return { db, child, exited, readLease, readOutput: () => output };
};

test("a process that loses its lease exits with code 1 without draining", async () => {
  // A webhook replaces the site builder, so the start is faster.
  const { db, exited, readOutput } = await start({
    REBUILD_WEBHOOK_URL: "https://hook.example.test",
  });
  await expect.poll(readOutput, patience).toContain("Ready:");
  await db.write((tx) => tx.update(leases).set({ holder: "another" }));
  expect(await exited).toEqual([1, null]);
  expect(readOutput()).toContain("Lease lost: another process runs the background jobs. Exiting.");
}, 90_000);

test("a process that is stopped while it starts gives its lease back", async () => {
  const { child, exited, readOutput, readLease } = await start();
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  expect(readOutput()).not.toContain("Ready:");
  expect((await readLease())?.expiresAt).toBe(0);
}, 90_000);

test("a process that fails while it starts gives its lease back", async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  const { exited, readOutput, readLease } = await start({ BUILDER_PORT: String(port) });
  expect(await exited).toEqual([1, null]);
  expect(readOutput()).toContain("The page builder did not start");
  expect((await readLease())?.expiresAt).toBe(0);
}, 90_000);
