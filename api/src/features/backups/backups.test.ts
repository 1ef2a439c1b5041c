import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { backupState } from "shared/backups";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mails.ts";
import { sampleInquiry } from "#testing/app/samples.ts";
import { backupsIn, defaultFolder, openBackups, patience } from "#testing/backups/open-backups.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { product } from "../../audit/actor.ts";
import { openArchive } from "../../backup/archive/open-archive.ts";

const hour = 3_600_000;

test("an admin has a backup made, sees what is in it, and takes the file away", async () => {
  const app = await openBackups({ smtpUrl: "smtp://127.0.0.1:9" });
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
    `${app.user.email}: The backup ${made.file} was downloaded`,
  );
  const path = join(app.folder, "backups", made.file!);
  expect((await readFile(path)).length).toBe(made.bytes);
  const archive = await openArchive(path);
  expect(archive.manifest.tables).toMatchObject({ inquiries: 1, users: 1 });
  archive.close();
  expect(await backupsIn(defaultFolder(app))).toEqual([made.file]);
});

test("a backup that is asked for at a process that makes none is made by the one that does", async () => {
  const app = await openBackups();
  const { backups: other } = app.openProcess().services;
  await other.start();
  await expect(other.start()).rejects.toThrow("made already");
  await expect.poll(async () => (await other.state()).running, patience).toBe(null);
  const { backups } = await other.state();
  expect(backups).toMatchObject([{ status: "good", reason: "admin" }]);
});

test("the newest are kept, and the others say that they are gone", async () => {
  const app = await openBackups({ backupSettings: { BACKUP_KEEP: 2 } });
  const names: (string | null)[] = [];
  for (let made = 0; made < 3; made += 1) names.push((await app.backUp()).file);
  expect(await backupsIn(defaultFolder(app))).toEqual(names.slice(1));
  const { backups } = await app.read();
  expect(backups.map(({ isDownloadable }) => isDownloadable)).toEqual([true, true, false]);
  const gone = await app.send(`GET /api/backups/${backups[2]!.id}/file`, { token: app.token });
  expect(gone.status).toBe(404);
});

test("a backup is made when it is due, and none before", async () => {
  const app = await openBackups();
  const { nextAt } = await app.read();
  expect(Date.parse(nextAt!) - app.clock.now().getTime()).toBeLessThanOrEqual(hour);
  expect((await app.read()).backups).toEqual([]);

  const later = await openBackups({ startAfter: 2 * hour });
  await expect.poll(async () => (await later.read()).backups.length, patience).toBe(1);
  expect((await later.read()).backups[0]).toMatchObject({ status: "good", reason: "schedule" });
});

test.each([
  ["made", "backup.made", undefined, { bytes: expect.any(Number) }],
  [
    "not made",
    "backup.failed",
    `age1${"q".repeat(58)}`,
    { error: expect.stringContaining("could not be made") },
  ],
])(
  "a backup that was due and is %s stands in the activity log, as done by the website itself",
  async (_outcome, action, key, said) => {
    const backupSettings = key === undefined ? {} : { BACKUP_KEY: key };
    const { read, db } = await openBackups({ startAfter: 2 * hour, backupSettings });
    await expect.poll(async () => (await read()).backups.length, patience).toBe(1);
    const [made] = (await read()).backups;
    const entries = await db.read.select().from(auditEntries);
    const about = entries.filter(({ subjectKind }) => subjectKind === "backup");
    expect(about).toMatchObject([{ action, subjectId: made!.id, actorId: null, device: null }]);
    expect(about[0]!.subjectName).toBe(made!.file);
    expect(JSON.parse(about[0]!.after!)).toEqual({ reason: "schedule", ...said });
  },
);

test("who has had no good backup for twice the interval is told so", async () => {
  const app = await openBackups();
  const { services, clock } = app;
  await app.backUp();
  expect((await services.stats.read()).backupIsLate).toBe(false);
  clock.advance(49 * hour);
  expect((await services.stats.read()).backupIsLate).toBe(true);
  expect((await services.backups.state()).isLate).toBe(true);
});

test("a picture file that is lost is counted, and the rest is backed up all the same", async () => {
  const app = await openBackups();
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
  const app = await openBackups({ backupSettings: { BACKUP_KEY: `age1${"q".repeat(58)}` } });
  expect(await app.backUp()).toMatchObject({ status: "failed", file: null });
  expect((await readdir(join(app.folder, "backups"))).sort()).toEqual(["requests"]);
});

test("a second backup is not begun while one is being made", async () => {
  const { send, token, read } = await openBackups();
  const start = () => send("POST /api/backups", { token });
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ status }) => status)).toEqual([202, 409]);
  await expect.poll(async () => (await read()).running, patience).toBe(null);
  expect((await read()).backups).toHaveLength(1);
});
