import { rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { backupsIn, defaultFolder, openBackups, patience } from "#testing/backups/open-backups.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const total = 1e9;
/** Twice a twentieth of the disk is for visitors. */
const kept = total / 10;

/** A disk that a test fills; what is removed from it becomes free. */
const openOnSmallDisk = async (options: Parameters<typeof openBackups>[0] = {}) => {
  const disk = { free: total };
  const app = await openBackups({ ...options, readDiskSpace: async () => ({ ...disk, total }) });
  return {
    ...app,
    disk,
    backUpTimes: async (times: number) => {
      const made = [];
      for (let count = 0; count < times; count += 1) made.push(await app.backUp());
      return made;
    },
  };
};

const noRoom = /^The disk has no room for a backup: \d+ MB are needed .* 1 MB are free\.$/;

test("where old backups would not make enough room all stay, and it says why there is no new one", async () => {
  const app = await openOnSmallDisk();
  const made = await app.backUpTimes(3);
  app.disk.free = 1e6;
  const failed = await app.backUp();
  expect(failed).toMatchObject({ status: "failed", file: null });
  expect(failed.error).toMatch(noRoom);
  expect(await backupsIn(defaultFolder(app))).toEqual(made.map(({ file }) => file));
  expect((await app.read()).lastGood?.file).toBe(made[2]!.file);
});

test("where old backups make enough room as many go as are needed, the newest never", async () => {
  const app = await openOnSmallDisk();
  const made = await app.backUpTimes(3);
  const needed = 2 * (await stat(join(app.folder, "tours.db"))).size;
  app.disk.free = kept + needed - 1;
  await app.backUp();
  const names = await backupsIn(defaultFolder(app));
  expect(names).not.toContain(made[0]!.file);
  expect(names).toEqual(expect.arrayContaining([made[1]!.file, made[2]!.file]));
});

test("a full disk of the data takes no backup away from another disk", async () => {
  // In memory lies the data, where the system has such a folder; the other is on its disk.
  const BACKUP_TO = await makeFolder();
  const app = await openOnSmallDisk({ backupSettings: { BACKUP_TO } });
  const made = await app.backUpTimes(2);
  expect((await app.read()).place.kind).toBe("folder");
  app.disk.free = kept;
  expect((await app.backUp()).status).toBe("failed");
  expect(await backupsIn(BACKUP_TO)).toEqual(made.map(({ file }) => file));
});

test("a full disk of the data takes no backup away from a bucket", async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const app = await openOnSmallDisk({
    backupSettings: {
      BACKUP_TO: "s3",
      BACKUP_KEY: await identityToRecipient(await generateX25519Identity()),
      mediaS3: server.settings,
    },
  });
  await app.backUpTimes(2);
  app.disk.free = kept;
  expect((await app.backUp()).status).toBe("failed");
  expect(server.asked.filter((request) => request.startsWith("DELETE"))).toEqual([]);
});

const takeAway = (app: { folder: string }, { file }: { file: string | null }) =>
  rename(join(defaultFolder(app), file!), join(app.folder, file!));

test("files that were moved away do not count as kept, nor as the last good backup", async () => {
  const app = await openBackups({ backupSettings: { BACKUP_KEEP: 2 } });
  const oldest = await app.backUp();
  const newest = await app.backUp();
  const folder = defaultFolder(app);
  await takeAway(app, newest);
  expect((await app.read()).lastGood?.file).toBe(oldest.file);
  const next = await app.backUp();
  expect(await backupsIn(folder)).toEqual([oldest.file, next.file]);
  await takeAway(app, next);
  app.clock.advance(49 * 3_600_000);
  expect((await app.read()).isLate).toBe(true);
});

test("a product all of whose backups were taken away is told that there is none", async () => {
  const app = await openBackups();
  await takeAway(app, await app.backUp());
  expect((await app.read()).lastGood).toBeNull();
});

test("a backup that was moved away long ago is looked for no more", async () => {
  const app = await openBackups();
  const moved = await app.backUp();
  await takeAway(app, moved);
  app.clock.advance(91 * 24 * 3_600_000);
  app.services.backups.start();
  const readFile = async () => (await app.read()).backups.find(({ id }) => id === moved.id)?.file;
  await expect.poll(readFile, patience).toBeNull();
  await rename(join(app.folder, moved.file!), join(defaultFolder(app), moved.file!));
  expect(await readFile()).toBeNull();
});
