import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { backupState } from "shared/backups/backups";
import { expect, onTestFinished } from "vitest";
import { createTestApp } from "../app/create-test-app.ts";

/** Packing takes its time on a busy machine. */
export const patience = { timeout: 20_000, interval: 50 };
const enough = { free: 1e12, total: 1e12 };

type Options = Parameters<typeof createTestApp>[0] & { startAfter?: number };

/** A product whose backups are at work, on a disk with room unless a test says otherwise. */
export const openBackups = async ({ startAfter = 0, ...options }: Options = {}) => {
  const testApp = await createTestApp({ readDiskSpace: async () => enough, ...options });
  const { user, token } = await testApp.signInAsAdmin();
  testApp.clock.advance(startAfter);
  await testApp.services.backupWork.start();
  onTestFinished(async () => void (await testApp.services.backupWork.stop()));
  const read = async () => backupState.parse(await testApp.services.backups.state());
  return {
    ...testApp,
    user,
    token,
    read,
    backUp: async () => {
      expect((await testApp.send("POST /api/backups", { token })).status).toBe(202);
      await expect.poll(async () => (await read()).running, patience).toBe(null);
      return (await read()).backups[0]!;
    },
  };
};

/** Names of the backups in a folder, the oldest first. */
export const backupsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith("backup-")).sort();

export const defaultFolder = ({ folder }: { folder: string }) => join(folder, "backups");
