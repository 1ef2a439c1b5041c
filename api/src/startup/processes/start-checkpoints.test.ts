import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, toPath } from "#db/client.ts";
import { reviews } from "#db/schema/reviews.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { createLog } from "../../lib/log.ts";
import { startCheckpoints } from "./start-checkpoints.ts";

const megabyte = "x".repeat(1_000_000);
const patience = { timeout: 5_000 };

const open = async (isLeading: boolean) => {
  const { url } = await createTestApp({ database: "file" });
  const db = await openDatabase({ url, isShared: true });
  onTestFinished(db.close);
  const checkpoints = startCheckpoints({
    db,
    isLeading: () => isLeading,
    log: createLog("silent"),
  });
  onTestFinished(checkpoints.stop);
  let count = 0;
  const write = async (megabytes: number) => {
    for (const end = count + megabytes; count < end; count += 1) {
      const row = { id: `${count}`, name: "A", comment: megabyte, createdAt: "" };
      await db.write((tx) => tx.insert(reviews).values(row));
    }
  };
  const megabytesIn = async (ending: string) =>
    Math.floor((await stat(toPath(url) + ending)).size / megabyte.length);
  return { write, megabytesIn };
};

test("the process that leads moves what was written into the file", async () => {
  const { write, megabytesIn } = await open(true);
  await write(1);
  await expect.poll(() => megabytesIn(""), patience).toBeGreaterThan(0);
});

test("where nobody leads a long log is moved as well, and begins anew", async () => {
  const { write, megabytesIn } = await open(false);
  await write(2);
  await pause(1_500);
  expect(await megabytesIn("")).toBe(0);
  await write(10);
  await expect.poll(() => megabytesIn(""), patience).toBeGreaterThan(10);
  await write(10);
  expect(await megabytesIn("-wal")).toBeLessThan(20);
});
