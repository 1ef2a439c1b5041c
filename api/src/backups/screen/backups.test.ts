import { mkdir, readdir, readFile, readlink, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { auditListQuery } from "shared/audit/audit";
import { backupState } from "shared/backups/backups";
import { expect, onTestFinished, test } from "vitest";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleInquiry } from "#testing/app/samples.ts";
import { backupsIn, defaultFolder, openBackups, patience } from "#testing/backups/open-backups.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { openArchive } from "../archive/open-archive.ts";

const hour = 3_600_000;
const wrongKey = `age1${"q".repeat(58)}`;
const smtpUrl = "smtp://127.0.0.1:9";

test("an admin makes a backup, sees what it holds and downloads it", async () => {
  const app = await openBackups({ smtpUrl });
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
  const notices = await app.db.read.select().from(mails);
  expect(notices.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
    `${app.user.email}: The backup ${made.file} was downloaded`,
  );
  const path = join(app.folder, "backups", made.file!);
  expect((await readFile(path)).length).toBe(made.bytes);
  const archive = await openArchive(path);
  expect(archive.manifest.tables).toMatchObject({ messages: 1, users: 1 });
  archive.close();
  expect(await backupsIn(defaultFolder(app))).toEqual([made.file]);
});

test("a second backup is refused while one is being made", async () => {
  const { send, token, read } = await openBackups();
  const start = () => send("POST /api/backups", { token });
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  await expect.poll(async () => (await read()).running, patience).toBe(null);
  expect((await read()).backups).toHaveLength(1);
});

test("the newest backups are kept, and older ones are shown as removed", async () => {
  const app = await openBackups({ backupSettings: { BACKUP_KEEP: 2 } });
  const names: (string | null)[] = [];
  for (let made = 0; made < 3; made += 1) names.push((await app.backUp()).file);
  expect(await backupsIn(defaultFolder(app))).toEqual(names.slice(1));
  const { backups } = await app.read();
  expect(backups.map(({ isDownloadable }) => isDownloadable)).toEqual([true, true, false]);
  const gone = await app.send(`GET /api/backups/${backups[2]!.id}/file`, { token: app.token });
  expect(gone.status).toBe(404);
});

test("the first backup is not made before it is due", async () => {
  const app = await openBackups();
  const { nextAt, backups } = await app.read();
  expect(Date.parse(nextAt!) - app.clock.now().getTime()).toBeLessThanOrEqual(hour);
  expect(backups).toEqual([]);
});

test.each([
  ["succeeds", "good", undefined, "backup.made", { bytes: expect.any(Number) }],
  [
    "fails",
    "failed",
    wrongKey,
    "backup.failed",
    { error: expect.stringContaining("could not be made") },
  ],
] as const)(
  "a due backup that %s is listed and logged as the website's own",
  async (_outcome, status, key, action, details) => {
    const backupSettings = key === undefined ? {} : { BACKUP_KEY: key };
    const { read, services } = await openBackups({ startAfter: 2 * hour, backupSettings });
    await expect.poll(async () => (await read()).backups.length, patience).toBe(1);
    const [made] = (await read()).backups;
    expect(made).toMatchObject({ status, reason: "schedule" });
    const { entries } = await services.audit.list(auditListQuery.parse({ action }));
    const subject = { kind: "backup", id: made!.id, name: made!.file };
    const after = { reason: "schedule", ...details };
    expect(entries).toMatchObject([{ actor: null, device: null, subject, after }]);
  },
);

test("the dashboard warns after two intervals without a good backup", async () => {
  const app = await openBackups();
  const { services, clock } = app;
  await app.backUp();
  expect((await services.stats.read()).backupIsLate).toBe(false);
  clock.advance(49 * hour);
  expect((await services.stats.read()).backupIsLate).toBe(true);
  expect((await services.backups.state()).isLate).toBe(true);
});

test("a lost picture file is counted and everything else is backed up", async () => {
  const app = await openBackups();
  const photo = { title: "Dawn", imageFile: await makePhoto() };
  const item = await app.services.gallery.create(product, photo);
  await rm(join(app.folder, item.imageFile));
  expect(await app.backUp()).toMatchObject({
    status: "good",
    counts: { pictureFiles: 1, missingPictureFiles: 1 },
  });
});

const moveAway = (app: { folder: string }, { file }: { file: string | null }) =>
  rename(join(defaultFolder(app), file!), join(app.folder, file!));

test("moved files count neither as kept nor as the last good backup", async () => {
  const app = await openBackups({ backupSettings: { BACKUP_KEEP: 2 } });
  const oldest = await app.backUp();
  await moveAway(app, await app.backUp());
  expect((await app.read()).lastGood?.file).toBe(oldest.file);
  const next = await app.backUp();
  expect(await backupsIn(defaultFolder(app))).toEqual([oldest.file, next.file]);
  await moveAway(app, next);
  await moveAway(app, oldest);
  expect((await app.read()).lastGood).toBeNull();
  app.clock.advance(49 * hour);
  expect((await app.read()).isLate).toBe(true);
});

test("a backup fails on a full disk and keeps the old ones", async () => {
  const disk = { free: 1e9, total: 1e9 };
  const app = await openBackups({ readDiskSpace: async () => ({ ...disk }) });
  const good = await app.backUp();
  disk.free = 1e6;
  const failed = await app.backUp();
  expect(failed).toMatchObject({ status: "failed", file: null });
  expect(failed.error).toMatch(
    /^There is not enough disk space for a backup: \d+ MB needed .* 1 MB free\.$/,
  );
  expect(await backupsIn(defaultFolder(app))).toEqual([good.file]);
  expect((await app.read()).lastGood?.file).toBe(good.file);
});

test("an invalid key leaves no unencrypted file behind", async () => {
  const app = await openBackups({ backupSettings: { BACKUP_KEY: wrongKey } });
  expect(await app.backUp()).toMatchObject({ status: "failed", file: null });
  expect(await readdir(defaultFolder(app))).toEqual([]);
});

test("a folder that cannot be used does not stop the product, and works once repaired", async () => {
  const testApp = await createTestApp({ readDiskSpace: async () => ({ free: 1e12, total: 1e12 }) });
  await writeFile(defaultFolder(testApp), "");
  const { token } = await testApp.signInAsAdmin();
  await testApp.services.backupWork.start();
  onTestFinished(async () => void (await testApp.services.backupWork.stop()));
  const backUp = async () => {
    expect((await testApp.send("POST /api/backups", { token })).status).toBe(202);
    const { state } = testApp.services.backups;
    await expect.poll(async () => (await state()).running, patience).toBe(null);
    return (await state()).backups[0];
  };
  expect((await backUp())?.error).toBe(
    "The backup could not be made (EEXIST). See the server's log for details.",
  );
  await rm(defaultFolder(testApp));
  expect(await backUp()).toMatchObject({ status: "good" });
});

test("secrets that cannot be written keep the command out, not the product or its schedule", async () => {
  const { folder, services } = await createTestApp();
  await writeFile(join(folder, "secrets"), "");
  await services.backupWork.start();
  onTestFinished(async () => void (await services.backupWork.stop()));
  expect((await services.backups.state()).nextAt).not.toBeNull();
});

test("the next start removes the leftovers of a killed backup and never lists them", async () => {
  const testApp = await createTestApp();
  const left = join(defaultFolder(testApp), "work-left");
  await mkdir(left, { recursive: true });
  await writeFile(join(left, "plain"), "half of a backup");
  await testApp.services.backupWork.start();
  onTestFinished(async () => void (await testApp.services.backupWork.stop()));
  expect(await readdir(defaultFolder(testApp))).not.toContain("work-left");
  expect((await testApp.services.backups.state()).backups).toEqual([]);
});

test("a backup that cannot be recorded leaves no file behind", async () => {
  const app = await openBackups();
  const client = createClient({ url: app.url });
  await client.execute(`CREATE TRIGGER full BEFORE INSERT ON backups WHEN NEW.status = 'good'
    BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  client.close();
  expect((await app.backUp()).status).toBe("failed");
  expect(await backupsIn(defaultFolder(app))).toEqual([]);
});

/** Linux lists them. */
const openFiles = async () => {
  const folder = "/proc/self/fd";
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ""));
  return Promise.all(links);
};

test("a HEAD request for a backup sends no notice and leaves no file open", async () => {
  const app = await openBackups({ smtpUrl });
  const { id, file } = await app.backUp();
  const { status, headers } = await app.send(`HEAD /api/backups/${id}/file`, { token: app.token });
  expect(status).toBe(200);
  expect(headers.get("Content-Disposition")).toContain(file);
  expect((await openFiles()).filter((path) => path.endsWith(file!))).toEqual([]);
  expect(await app.db.read.$count(mails)).toBe(0);
});

/** Leaves no room for a notice. */
const fillDisk = (app: Awaited<ReturnType<typeof openBackups>>) =>
  app.db.write(async (tx) => {
    await tx.run("CREATE TABLE ballast (bytes BLOB)");
    await tx.run(
      "CREATE TRIGGER grow AFTER INSERT ON mails BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END",
    );
    const [row] = await tx.select({ pages: sql<number>`page_count` }).from(sql`pragma_page_count`);
    await tx.run(`PRAGMA max_page_count = ${row!.pages}`);
  });

test("on a full disk a backup is downloaded without a notice, and the activity log has it", async () => {
  const app = await openBackups({ smtpUrl });
  const { id, file, bytes } = await app.backUp();
  await fillDisk(app);
  const { status, text } = await app.send(`GET /api/backups/${id}/file`, { token: app.token });
  expect(status).toBe(200);
  expect(text.length).toBeGreaterThan(bytes! / 4);
  await app.services.auditEvents.flush();
  const query = auditListQuery.parse({ action: "backup.downloaded" });
  const { entries } = await app.services.audit.list(query);
  expect(entries).toMatchObject([{ subject: { kind: "backup", id, name: file } }]);
});
