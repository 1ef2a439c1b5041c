import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { backupState } from "shared/backups";
import { expect, onTestFinished, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { sampleInquiry } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { product } from "../../audit/actor.ts";
import { openArchive } from "../../backup/archive/open-archive.ts";

const hour = 3_600_000;
const patience = { timeout: 20_000, interval: 50 };
const enough = { free: 1e12, total: 1e12 };

type Options = Parameters<typeof createTestApp>[0] & { startAfter?: number };

const open = async ({ startAfter = 0, ...options }: Options = {}) => {
  const testApp = await createTestApp({ readDiskSpace: async () => enough, ...options });
  const { user, token } = await testApp.signInAsAdmin();
  testApp.clock.advance(startAfter);
  await testApp.services.backupWork.start();
  onTestFinished(async () => void (await testApp.services.backupWork.stop()));
  const read = async () => backupState.parse(await testApp.services.backups.state());
  const untilIdle = () => expect.poll(async () => (await read()).running, patience).toBe(null);
  return {
    ...testApp,
    user,
    token,
    read,
    backUp: async () => {
      expect((await testApp.send("POST /api/backups", { token })).status).toBe(202);
      await untilIdle();
      return (await read()).backups[0]!;
    },
  };
};

const filesIn = async ({ folder }: Pick<TestApp, "folder">) =>
  (await readdir(join(folder, "backups"))).filter((name) => name.startsWith("backup-"));

test("an admin has a backup made, sees what is in it, and takes the file away", async () => {
  const app = await open({ smtpUrl: "smtp://127.0.0.1:9" });
  await app.services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  const answer = await app.send("GET /api/backups", { token: app.token });
  expect(backupState.parse(answer.body)).toMatchObject({ lastGood: null, isLate: false, keep: 3 });
  const made = await app.backUp();
  expect(made).toMatchObject({
    status: "good",
    reason: "admin",
    error: null,
    isDownloadable: true,
    counts: { inquiries: 1, accounts: 1, tours: 0, pictureFiles: 0, missingPictureFiles: 0 },
  });
  const { headers, status } = await app.send(`GET /api/backups/${made.id}/file`, {
    token: app.token,
  });
  expect(status).toBe(200);
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${made.file}"`);
  const told = await app.db.read.select().from(mails);
  expect(told.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
    `${app.user.email}: The backup ${made.file} was taken out as a file`,
  );
  const path = join(app.folder, "backups", made.file!);
  expect((await readFile(path)).length).toBe(made.bytes);
  const archive = await openArchive(path);
  expect(archive.manifest.tables).toMatchObject({ inquiries: 1, users: 1 });
  archive.close();
  expect(await filesIn(app)).toEqual([made.file]);
});

test("the newest are kept, and the others say that they are gone", async () => {
  const app = await open({ backupSettings: { BACKUP_KEEP: 2 } });
  const names: (string | null)[] = [];
  for (let made = 0; made < 3; made += 1) names.push((await app.backUp()).file);
  expect((await filesIn(app)).sort()).toEqual(names.slice(1));
  const { backups } = await app.read();
  expect(backups.map(({ isDownloadable }) => isDownloadable)).toEqual([true, true, false]);
  const gone = await app.send(`GET /api/backups/${backups[2]!.id}/file`, { token: app.token });
  expect(gone.status).toBe(404);
});

test("a backup is made when it is due, and none before", async () => {
  const app = await open();
  const { nextAt } = await app.read();
  expect(Date.parse(nextAt!) - app.clock.now().getTime()).toBeLessThanOrEqual(hour);
  expect((await app.read()).backups).toEqual([]);

  const later = await open({ startAfter: 2 * hour });
  await expect.poll(async () => (await later.read()).backups.length, patience).toBe(1);
  expect((await later.read()).backups[0]).toMatchObject({ status: "good", reason: "schedule" });
});

test("who has had no good backup for twice the interval is told so", async () => {
  const app = await open();
  const { services, clock } = app;
  await app.backUp();
  expect((await services.stats.read()).backupIsLate).toBe(false);
  clock.advance(49 * hour);
  expect((await services.stats.read()).backupIsLate).toBe(true);
  expect((await services.backups.state()).isLate).toBe(true);
});

test("where the disk has no room old backups go, the last one stays, and it says why there is no new one", async () => {
  let free = 1e12;
  const app = await open({ readDiskSpace: async () => ({ free, total: 1e12 }) });
  const names = [(await app.backUp()).file, (await app.backUp()).file];
  free = 1e6;
  const failed = await app.backUp();
  expect(failed).toMatchObject({ status: "failed", file: null });
  expect(failed.error).toMatch(
    /^The disk has no room for a backup: \d+ MB are needed .* 1 MB are free\.$/,
  );
  expect(await filesIn(app)).toEqual([names[1]]);
  expect((await app.read()).lastGood?.file).toBe(names[1]);
});

test("a picture file that is lost is counted, and the rest is backed up all the same", async () => {
  const app = await open();
  const item = await app.services.gallery.create(product, {
    title: "Dawn",
    imageFile: await makePhoto(),
  });
  await rm(join(app.folder, item.imageFile));
  expect(await app.backUp()).toMatchObject({
    status: "good",
    counts: { pictureFiles: 1, missingPictureFiles: 1 },
  });
});

test("a key with a typing error leaves no file that is not encrypted", async () => {
  const app = await open({ backupSettings: { BACKUP_KEY: `age1${"q".repeat(58)}` } });
  expect(await app.backUp()).toMatchObject({ status: "failed", file: null });
  expect((await readdir(join(app.folder, "backups"))).sort()).toEqual(["requests"]);
});

test("a second backup is not begun while one is being made", async () => {
  const { send, token, read } = await open();
  const start = () => send("POST /api/backups", { token });
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ status }) => status)).toEqual([202, 409]);
  await expect.poll(async () => (await read()).running, patience).toBe(null);
  expect((await read()).backups).toHaveLength(1);
});
