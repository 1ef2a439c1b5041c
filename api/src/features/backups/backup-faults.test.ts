import { readdir, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { auditListQuery } from "shared/audit";
import { expect, onTestFinished, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { backupsIn, defaultFolder, openBackups, patience } from "#testing/backups/open-backups.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { readSettings } from "../../env/env.ts";
import { runBackupCommand } from "../../startup/backups/run-backup-command.ts";

test("a folder of backups that cannot be used keeps nobody from starting, and is used once it is mended", async () => {
  const app = await createTestApp({ readDiskSpace: async () => ({ free: 1e12, total: 1e12 }) });
  await writeFile(defaultFolder(app), "");
  await app.services.backupWork.start();
  onTestFinished(async () => void (await app.services.backupWork.stop()));
  await rm(defaultFolder(app));
  const file = join(await makeFolder(), "backup.zip");
  const settings = readSettings({ DATA_DIR: app.folder });
  const ask = () => runBackupCommand(settings, file, () => {}).then(() => "made", String);
  await expect.poll(ask, patience).toBe("made");
});

test("what the system refused is told as a sentence, without paths", async () => {
  const place = join(await makeFolder(), "file");
  await writeFile(place, "");
  const app = await openBackups({ backupSettings: { BACKUP_TO: join(place, "backups") } });
  const { error } = await app.backUp();
  expect(error).toBe("The backup could not be made (ENOTDIR). The log of the server says where.");
});

test("a backup that cannot be noted leaves no file that nobody knows", async () => {
  const app = await openBackups();
  const client = createClient({ url: app.url });
  await client.execute(`CREATE TRIGGER full BEFORE INSERT ON backups WHEN NEW.status = 'good'
    BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  client.close();
  expect((await app.backUp()).status).toBe("failed");
  expect(await backupsIn(defaultFolder(app))).toEqual([]);
});

/** Where Linux shows which files a process has open. */
const openFiles = async () => {
  const folder = "/proc/self/fd";
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ""));
  return Promise.all(links);
};

test("whoever asks for the head of a backup alone takes nothing out, and leaves no file open", async () => {
  const app = await openBackups({ smtpUrl: "smtp://127.0.0.1:9" });
  const { id, file } = await app.backUp();
  const request = `HEAD /api/backups/${id}/file`;
  for (let times = 0; times < 5; times += 1) {
    const { status, headers } = await app.send(request, { token: app.token });
    expect(status).toBe(200);
    expect(headers.get("Content-Disposition")).toContain(file);
  }
  const isOfIt = (path: string) => path.endsWith(file!);
  expect((await openFiles()).filter(isOfIt)).toEqual([]);
  expect(await app.db.read.$count(mails)).toBe(0);
});

/** There is no room for what a notice writes, until the write connection is made anew. */
const fillDisk = (app: Awaited<ReturnType<typeof openBackups>>) =>
  app.db.write(async (tx) => {
    await tx.run("CREATE TABLE ballast (bytes BLOB)");
    await tx.run(
      "CREATE TRIGGER grow AFTER INSERT ON mails BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END",
    );
    const [row] = await tx.select({ pages: sql<number>`page_count` }).from(sql`pragma_page_count`);
    await tx.run(`PRAGMA max_page_count = ${row!.pages}`);
  });

test("on a full disk a backup is taken away all the same, and the activity log tells of it", async () => {
  const app = await openBackups({ smtpUrl: "smtp://127.0.0.1:9" });
  const { id, file, bytes } = await app.backUp();
  await fillDisk(app);
  const url = `http://api.test/api/backups/${id}/file`;
  const headers = { Authorization: `Bearer ${app.token}` };
  const answer = await app.app.fetch(new Request(url, { headers }));
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
  await app.services.auditEvents.flush();
  const query = auditListQuery.parse({ action: "backup.downloaded" });
  const { entries } = await app.services.audit.list(query);
  expect(entries).toMatchObject([{ subject: { kind: "backup", id, name: file } }]);
});
