import { join } from "node:path";
import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { toPath } from "#platform/db/client.ts";
import { writeSnapshot } from "#platform/db/file/snapshot.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { describeError } from "./backup-error.ts";
import { packInWorker } from "./pack-in-worker.ts";

const openOrder = async (change = "") => {
  const { url, folder: dataDir } = await createTestApp({ database: "file" });
  const folder = await makeFolder();
  const snapshot = join(folder, "snapshot.db");
  await writeSnapshot(toPath(url), snapshot);
  const client = createClient({ url: `file:${snapshot}` });
  await client.executeMultiple(change);
  client.close();
  return { dataDir, folder, pictures: "archive" as const, variables: [] };
};

const { signal } = new AbortController();

test("a thread packs the backup and restores it on trial", async () => {
  const { manifest, path } = await packInWorker(await openOrder(), signal);
  expect(manifest.tables).toMatchObject({ messages: 0 });
  expect(path).toMatch(/backup$/);
});

test("a damaged database is refused with a sentence", async () => {
  const order = await openOrder(`PRAGMA foreign_keys = OFF;
    CREATE TABLE parents (id PRIMARY KEY);
    CREATE TABLE children (parent REFERENCES parents);
    INSERT INTO children VALUES ('missing');`);
  const refusal = await packInWorker(order, signal).catch(describeError);
  expect(refusal).toMatch(/^The database is damaged: /);
});

test("rejects when the thread ends without a result", async () => {
  const program = new URL("data:text/javascript,process.exit(0)");
  const packing = packInWorker(await openOrder(), signal, program);
  await expect(packing).rejects.toThrow("ended without a result");
});

test("the thread ends when the product stops", async () => {
  const stopping = new AbortController();
  const packing = packInWorker(await openOrder(), stopping.signal);
  stopping.abort();
  await expect(packing).rejects.toThrow("aborted");
});
