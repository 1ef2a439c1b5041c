import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { createLog } from "../lib/log.ts";
import { BackupError } from "./backup-error.ts";
import { createBackupRequests, placeRequest } from "./backup-requests.ts";

const log = createLog("silent");
const patience = { timeout: 10_000, interval: 50 };

/** Backups that are in the making until the process ends. */
const startWorking = async (dataDir: string) => {
  const makeAt = async (_file: string, signal: AbortSignal) => {
    await pause(60_000, undefined, { signal });
    throw new BackupError("Nothing was made.");
  };
  const requests = createBackupRequests({ dataDir, backups: { makeAt }, log });
  await requests.start();
  onTestFinished(requests.stop);
  return requests;
};

test("whoever asks while a backup is being made is heard, too", async () => {
  const dataDir = await makeFolder();
  await startWorking(dataDir);
  const first = await placeRequest(dataDir);
  await expect.poll(first.readState, patience).toBe("taken");
  const second = await placeRequest(dataDir);
  await expect.poll(second.readState, patience).toBe("taken");
});

test("whoever waited while the product was restarted learns it", async () => {
  const dataDir = await makeFolder();
  const before = await startWorking(dataDir);
  const request = await placeRequest(dataDir);
  await expect.poll(request.readState, patience).toBe("taken");
  await before.stop();
  await startWorking(dataDir);
  expect(await request.readState()).toBe("gone");
});

test("what is being made when the folder is prepared at last stays", async () => {
  const dataDir = await makeFolder();
  const folder = join(dataDir, "backups");
  await writeFile(folder, "");
  await startWorking(dataDir);
  await rm(folder);
  await mkdir(join(folder, "work-scheduled"), { recursive: true });
  await expect.poll(() => readdir(folder), patience).toContain("requests");
  const request = await placeRequest(dataDir);
  await expect.poll(request.readState, patience).toBe("taken");
  expect(await readdir(folder)).toContain("work-scheduled");
});

test("what an earlier process left half made is removed at the start", async () => {
  const dataDir = await makeFolder();
  await mkdir(join(dataDir, "backups", "work-left"), { recursive: true });
  await startWorking(dataDir);
  expect(await readdir(join(dataDir, "backups"))).toEqual(["requests"]);
});
