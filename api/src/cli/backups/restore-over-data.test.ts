import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectDatabase } from "#backups/check/inspect-database.ts";
import { readSettings } from "#platform/env/env.ts";
import { prepareDataFolder } from "#server/data/prepare-data-folder.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { createConfirm } from "../terminal/confirm.ts";
import { UsageError } from "../terminal/usage-error.ts";
import { finishRestore, openRestoreFolder } from "./restore-folder.ts";
import { runBackupCommand } from "./run-backup-command.ts";
import { runRestoreCommand } from "./run-restore-command.ts";

let backup: Promise<Buffer> | undefined;

const makeBackup = async () => {
  const testApp = await createTestApp({ readDiskSpace: async () => ({ free: 1e12, total: 1e12 }) });
  await addSampleRows(testApp);
  await testApp.services.backupWork.start();
  const file = join(await makeFolder(), "backup.zip");
  await runBackupCommand(readSettings({ DATA_DIR: testApp.folder }), file, () => {});
  await testApp.services.backupWork.stop();
  return readFile(file);
};

/** A copy of one backup. */
const copyBackup = async () => {
  backup ??= makeBackup();
  const file = join(await makeFolder(), "copy.zip");
  await writeFile(file, await backup);
  return file;
};

const restore = async (file: string, { DATA_DIR = "", yes = false } = {}) => {
  const folder = DATA_DIR || join(await makeFolder(), "data");
  const printed: string[] = [];
  const dialog = {
    print: (line: string) => void printed.push(line),
    confirm: createConfirm({ yes }),
  };
  const command = { file, identity: undefined };
  await runRestoreCommand(readSettings({ DATA_DIR: folder }), command, dialog);
  return { DATA_DIR: folder, printed };
};

const countContacts = async (folder: string) =>
  (await inspectDatabase(join(folder, "tours.db"))).forms.contacts;

test("a restore over other data needs a yes and keeps that data", async () => {
  const file = await copyBackup();
  const { DATA_DIR } = await restore(file);
  await writeFile(join(DATA_DIR, "note.txt"), "mine");
  await writeFile(join(DATA_DIR, "tours.db-wal"), "");
  const refused = restore(file, { DATA_DIR });
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(/is not empty\. Move its data to .*Add --yes/);
  expect(await readdir(DATA_DIR)).not.toContain("restoring");

  const { printed } = await restore(file, { DATA_DIR, yes: true });
  const replaced = /The former data is in (\S+)\. /.exec(printed.join("\n"))?.[1] ?? "";
  expect(await countContacts(replaced)).toBe(1);
  expect(await readFile(join(replaced, "note.txt"), "utf8")).toBe("mine");
  expect(await countContacts(DATA_DIR)).toBe(1);
  expect(await readdir(DATA_DIR)).not.toContain("tours.db-wal");
  await prepareDataFolder(DATA_DIR);
});

test("a restore killed before it moved other data asks for a yes again", async () => {
  const file = await copyBackup();
  const { DATA_DIR } = await restore(file);
  await mkdir(join(DATA_DIR, "restoring", "media"), { recursive: true });
  await expect(restore(file, { DATA_DIR })).rejects.toThrow(/is not empty/);
  expect(await countContacts(DATA_DIR)).toBe(1);
});

test("a killed restore blocks the start and can be repeated", async () => {
  const file = await copyBackup();
  const { DATA_DIR: whole } = await restore(file);
  for (const moved of [[], ["secrets"], ["media"], ["media", "tours.db"]]) {
    const DATA_DIR = join(await makeFolder(), "data");
    await mkdir(join(DATA_DIR, "restoring", "media"), { recursive: true });
    await writeFile(join(DATA_DIR, "restoring", "older-data-is-moved"), "");
    for (const name of moved.filter((each) => each !== "tours.db"))
      await mkdir(join(DATA_DIR, name));
    if (moved.includes("tours.db"))
      await copyFile(join(whole, "tours.db"), join(DATA_DIR, "tours.db"));
    await expect(prepareDataFolder(DATA_DIR)).rejects.toThrow("run pnpm restore again");
    await restore(file, { DATA_DIR });
    await prepareDataFolder(DATA_DIR);
    expect((await readdir(DATA_DIR)).sort()).toEqual((await readdir(whole)).sort());
    expect(await countContacts(DATA_DIR)).toBe(1);
  }
});

test("a restore that fails while moving files blocks the start and can be repeated", async () => {
  const DATA_DIR = join(await makeFolder(), "data");
  const folder = await openRestoreFolder(DATA_DIR);
  await mkdir(join(folder, "media"));
  await mkdir(join(DATA_DIR, "media", "in-the-way"), { recursive: true });
  await expect(finishRestore(DATA_DIR, folder)).rejects.toThrow("ENOTEMPTY");
  await expect(prepareDataFolder(DATA_DIR)).rejects.toThrow("run pnpm restore again");
  await restore(await copyBackup(), { DATA_DIR });
  await prepareDataFolder(DATA_DIR);
});
