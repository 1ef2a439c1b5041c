import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { backupsIn, defaultFolder, openBackups, patience } from "#testing/backups/open-backups.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { readSettings } from "../../env/env.ts";
import { runBackupCommand } from "../../startup/backups/run-backup-command.ts";

test("a folder of backups that is no use keeps nobody from starting, and is used once it is mended", async () => {
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
