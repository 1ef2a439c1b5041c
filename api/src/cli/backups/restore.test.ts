import { spawnSync } from "node:child_process";
import { copyFile, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { createLink } from "#accounts/store/one-time-links.ts";
import { verifyChain } from "#audit/verify-chain.ts";
import { BackupError } from "#backups/backup-error.ts";
import { inspectDatabase } from "#backups/check/inspect-database.ts";
import { type Manifest, manifest } from "#backups/manifest.ts";
import { product } from "#platform/actor.ts";
import { openDatabase } from "#platform/db/client.ts";
import { readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { invitations, oneTimeLinks, sessions } from "#tables/accounts.ts";
import { auditEntries } from "#tables/audit.ts";
import { backups } from "#tables/backups.ts";
import { mails } from "#tables/mails.ts";
import { guideLinks } from "#tables/trips.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { sampleContact } from "#testing/app/samples.ts";
import { editArchive, type Member } from "#testing/backups/edit-archive.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { createConfirm } from "../terminal/confirm.ts";
import { runBackupCommand } from "./run-backup-command.ts";
import { runRestoreCommand } from "./run-restore-command.ts";

const passphrase = "an unlikely passphrase";

const readDiskSpace = async () => ({ free: 1e12, total: 1e12 });

/** Backs up a running product with the command. */
const backUp = async (testApp: TestApp, variables: Record<string, string> = {}) => {
  await testApp.services.backupWork.start();
  onTestFinished(async () => void (await testApp.services.backupWork.stop()));
  const settings = readSettings({ DATA_DIR: testApp.folder, ...variables });
  const file = join(await makeFolder(), "backup.zip");
  const printed: string[] = [];
  await runBackupCommand(settings, file, (line) => printed.push(line));
  return { settings, file, printed };
};

/** A running product with a row of each noun, and a backup of it. */
const openBackup = async (backupSettings: { BACKUP_KEY?: string } = {}) => {
  const testApp = await createTestApp({ backupSettings, readDiskSpace });
  await addSampleRows(testApp);
  return { ...testApp, ...(await backUp(testApp, backupSettings)) };
};

const openRestored = async (folder: string) => {
  const db = await openDatabase({ url: `file:${join(folder, "tours.db")}` });
  onTestFinished(db.close);
  return db;
};

let backupBytes: Promise<Buffer> | undefined;

/** A copy of one backup. */
const copyBackup = async () => {
  backupBytes ??= openBackup().then(({ file }) => readFile(file));
  const file = join(await makeFolder(), "copy.zip");
  await writeFile(file, await backupBytes);
  return file;
};

const restore = async (file: string, variables: Record<string, string> = {}, identity?: string) => {
  const DATA_DIR = variables.DATA_DIR ?? join(await makeFolder(), "data");
  const dialog = { print: () => {}, confirm: createConfirm({}) };
  await runRestoreCommand(readSettings({ ...variables, DATA_DIR }), { file, identity }, dialog);
  return { DATA_DIR };
};

const getRefusal = (restoring: Promise<unknown>) =>
  restoring.then(
    () => "restored",
    (error: Error) => {
      expect(error instanceof StartError || error instanceof BackupError, error.stack).toBe(true);
      return error.message;
    },
  );

const countContacts = async (folder: string) =>
  (await inspectDatabase(join(folder, "tours.db"))).forms.contacts;

const editManifest = (members: Map<string, Member>, change: (about: Manifest) => void) => {
  const about = manifest.parse(JSON.parse(members.get("manifest.json")!.bytes.toString()));
  change(about);
  members.set("manifest.json", { bytes: Buffer.from(JSON.stringify(about)) });
};

test("a backup of a running product restores every row and picture, and never over its data", async () => {
  const { file, printed, folder, settings } = await openBackup();
  expect(printed[0]).toMatch(
    /1 tour, 1 inquiry, 1 message, \d accounts?, \d+ picture files?, made at 20/,
  );
  expect(await getRefusal(runBackupCommand(settings, file, () => {}))).toMatch(/already exists\.$/);
  const { DATA_DIR } = await restore(file);
  expect(await countContacts(DATA_DIR)).toBe(1);
  const pictures = await readdir(join(DATA_DIR, "media"));
  expect(pictures.length).toBeGreaterThan(0);
  for (const name of pictures) {
    const [first, other] = [folder, DATA_DIR].map((each) => readFile(join(each, "media", name)));
    expect((await first)!.equals((await other)!)).toBe(true);
  }
  expect(await getRefusal(restore(file, { DATA_DIR: folder }))).toBe(
    "The product is running; stop it first.",
  );
});

test("while the product is stopped, the command opens the database itself", async () => {
  const { DATA_DIR } = await restore(await copyBackup());
  const file = join(await makeFolder(), "second.zip");
  await runBackupCommand(readSettings({ DATA_DIR }), file, () => {});
  expect(await countContacts((await restore(file)).DATA_DIR)).toBe(1);
});

test.each<[string, (members: Map<string, Member>) => void, RegExp]>([
  [
    "a link",
    (members) => members.set("secrets/jwt", { bytes: Buffer.from("/etc/passwd"), mode: 0o120777 }),
    /contains “secrets\/jwt”/,
  ],
  [
    "a file that does not belong there",
    (members) => members.set("media/.hidden", { bytes: Buffer.from("x") }),
    /contains “media\/.hidden/,
  ],
  [
    "a file that its manifest does not name",
    (members) => members.set("masters/extra", { bytes: Buffer.from("x") }),
    /files that its manifest does not list/,
  ],
  [
    "changed bytes",
    (members) => members.get("tours.db")!.bytes.writeUInt8(7, 50_000),
    /“tours\.db” has changed/,
  ],
  [
    "fewer rows than its manifest says",
    (members) =>
      editManifest(members, ({ tables }) => {
        tables.messages = 5;
      }),
    /row counts don't match its manifest/,
  ],
  [
    "a newer schema",
    (members) =>
      editManifest(members, ({ schema }) =>
        Object.assign(schema, { name: "9999_later", when: 9e12 }),
      ),
    /made this backup, and this is version \d+\.\d+\.\d+\. Update the product first/,
  ],
  [
    "a newer version",
    (members) => editManifest(members, (about) => Object.assign(about, { version: "99.1.0" })),
    /Version 99\.1\.0 made this backup, and this is version/,
  ],
  ["no manifest", (members) => members.delete("manifest.json"), /no manifest/],
])("refuses a backup with %s and leaves nothing behind", async (_name, edit, message) => {
  const file = await copyBackup();
  const edited = join(await makeFolder(), "edited.zip");
  await editArchive(file, edited, edit);
  const DATA_DIR = join(await makeFolder(), "data");
  expect(await getRefusal(restore(edited, { DATA_DIR }))).toMatch(message);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test("refuses a backup that would write outside the folder", async () => {
  const file = await copyBackup();
  const bytes = await readFile(file);
  const edited = join(await makeFolder(), "edited.zip");
  for (const name of ["../../to.db", "/a/tour.db"].map((each) => each.slice(0, 8))) {
    const text = bytes.toString("latin1").replaceAll("tours.db", name.padEnd(8, "x"));
    await writeFile(edited, Buffer.from(text, "latin1"));
    const DATA_DIR = join(await makeFolder(), "data");
    expect(await getRefusal(restore(edited, { DATA_DIR }))).toMatch(
      /invalid relative path|absolute path/,
    );
    expect(await readdir(DATA_DIR)).toEqual([]);
  }
});

test("refuses a backup that is cut off or damaged anywhere and leaves nothing behind", async () => {
  const file = await copyBackup();
  const { length } = await readFile(file);
  const damaged = join(await makeFolder(), "damaged.zip");
  const DATA_DIR = join(await makeFolder(), "data");
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await copyFile(file, damaged);
    await truncate(damaged, Math.floor((length * tenth) / 10));
    expect(await getRefusal(restore(damaged, { DATA_DIR }))).toMatch(/damaged/);
    const bytes = await readFile(file);
    const at = Math.floor((length * (tenth + 0.5)) / 10);
    // Enough bytes to hit more than a date or a name that nothing reads.
    for (const [index, byte] of bytes.subarray(at, at + 256).entries())
      bytes.writeUInt8(byte ^ 0xff, at + index);
    await writeFile(damaged, bytes);
    expect(await getRefusal(restore(damaged, { DATA_DIR }))).toMatch(/damaged|no backup/);
    expect(await readdir(DATA_DIR)).toEqual([]);
  }
});

test("an encrypted backup opens only with its key", async () => {
  const identity = await generateX25519Identity();
  const { file } = await openBackup({ BACKUP_KEY: await identityToRecipient(identity) });
  const keys = await makeFolder();
  await writeFile(join(keys, "right"), `# created: today\n${identity}\n`);
  await writeFile(join(keys, "wrong"), await generateX25519Identity());
  expect(await getRefusal(restore(file))).toMatch(/Pass the file with its key/);
  expect(await getRefusal(restore(file, {}, join(keys, "wrong")))).toMatch(/does not decrypt/);
  const { DATA_DIR } = await restore(file, { BACKUP_IDENTITY: join(keys, "right") });
  expect(await countContacts(DATA_DIR)).toBe(1);
  expect(await readdir(DATA_DIR)).not.toContain("decrypted.zip");
  await truncate(file, 100_000);
  expect(await getRefusal(restore(file, {}, join(keys, "right")))).toMatch(/damaged/);
});

/** Runs a tool of the system; `undefined` where it is not installed. */
const runTool = (name: string, ...args: string[]) => {
  const { error, stdout, stderr, status } = spawnSync(name, args, { encoding: "utf8" });
  return error ? undefined : { text: stdout + stderr, status };
};

test("age and unzip open an encrypted backup", async ({ skip }) => {
  const keys = join(await makeFolder(), "keys");
  const made = runTool("age-keygen", "-o", keys);
  if (!made || !runTool("unzip", "-v")) {
    print("age or unzip is not installed: they were not tried on a backup.");
    return skip("age or unzip is not installed");
  }
  const recipient = /age1\S+/.exec(made.text)?.[0] ?? "";
  const { file } = await openBackup({ BACKUP_KEY: recipient });
  const plain = join(await makeFolder(), "plain.zip");
  expect(runTool("age", "-d", "-i", keys, "-o", plain, file)).toEqual({ text: "", status: 0 });
  expect(runTool("unzip", "-tq", plain)?.text).toContain("No errors detected");
  const { DATA_DIR } = await restore(file, {}, keys);
  expect(await countContacts(DATA_DIR)).toBe(1);
});

test("a restore is recorded in the activity log and keeps its chain intact", async () => {
  const { DATA_DIR } = await restore(await copyBackup());
  const db = await openRestored(DATA_DIR);
  const entries = await db.read.select().from(auditEntries).orderBy(auditEntries.seq);
  expect(entries.at(-1)).toMatchObject({
    action: "backup.restored",
    actorId: null,
    device: "Command line",
    subjectName: "copy.zip",
    after: expect.stringContaining("madeAt"),
  });
  expect(await verifyChain(db.read)).toMatchObject({ entries: entries.length, flaw: undefined });
});

test("a passphrase opens the backup that it encrypted", async () => {
  const { file } = await openBackup({ BACKUP_KEY: passphrase });
  const { DATA_DIR } = await restore(file, { BACKUP_KEY: passphrase });
  expect(await countContacts(DATA_DIR)).toBe(1);
});

test("a restored product does not send queued mails whose links no longer work", async () => {
  const testApp = await createTestApp({ smtpUrl: "smtp://127.0.0.1:9", readDiskSpace });
  const { user } = await testApp.signInAsAdmin();
  testApp.services.passwordReset.request(product, user.email);
  await testApp.services.passwordReset.settled();
  await testApp.services.contacts.submit(sampleContact, undefined);
  const { DATA_DIR } = await restore((await backUp(testApp)).file);
  const rows = await (await openRestored(DATA_DIR)).read.select().from(mails);
  expect(rows.filter(({ isPersonal }) => isPersonal)).toMatchObject([
    { to: user.email, status: "failed", dueAt: null, lastError: expect.stringContaining("link") },
  ]);
  expect(JSON.stringify(rows)).not.toContain("#token=");
  const sharedRows = rows.filter(({ isPersonal }) => !isPersonal);
  expect(sharedRows.map(({ status }) => status)).toEqual(["queued", "queued"]);
});

test("a restored product has no sessions and no links, and lists the backups still in place", async () => {
  const testApp = await createTestApp({ readDiskSpace });
  const { user } = await testApp.signInAsAdmin();
  const BACKUP_TO = await makeFolder();
  const at = testApp.clock.now().toISOString();
  const backup = { reason: "schedule", status: "good", startedAt: at, finishedAt: at } as const;
  await testApp.db.write(async (tx) => {
    const link = { userId: user._id, purpose: "password-reset", minutes: 60 } as const;
    await createLink(tx, { ...link, at: testApp.clock.now() });
    const person = { email: "ada@example.test", emailKey: "ada@example.test" };
    const sent = { createdAt: at, expiresAt: "2099-01-01T00:00:00.000Z" };
    const invitation = { id: "one", ...person, access: "all", hash: "sample" } as const;
    await tx
      .insert(invitations)
      .values({ ...invitation, ...sent, isMailed: true, invitedBy: user._id });
    await tx.insert(guideLinks).values({ id: "guide", day: "2099-12-24" });
    await tx.insert(backups).values([
      { ...backup, id: "there", file: "there.zip", place: BACKUP_TO },
      { ...backup, id: "lost", file: "lost.zip", place: BACKUP_TO },
      { ...backup, id: "elsewhere", file: "elsewhere.zip", place: "/srv/before" },
    ]);
  });
  await writeFile(join(BACKUP_TO, "there.zip"), "x");
  const { DATA_DIR } = await restore((await backUp(testApp)).file, { BACKUP_TO });
  const { read } = await openRestored(DATA_DIR);
  expect(await read.$count(sessions)).toBe(0);
  expect(await read.$count(oneTimeLinks)).toBe(0);
  expect(await read.$count(invitations)).toBe(0);
  expect(await read.$count(guideLinks)).toBe(0);
  expect(await read.select({ id: backups.id }).from(backups)).toEqual([{ id: "there" }]);
});

test("stopping the product ends a backup that the command waits for, and leaves nothing behind", async () => {
  const testApp = await createTestApp({ readDiskSpace });
  const backingUp = backUp(testApp).then(() => "made", String);
  const readRunning = async () => (await testApp.services.backups.state()).running;
  await expect.poll(readRunning, { timeout: 10_000, interval: 1 }).not.toBeNull();
  await testApp.services.backupWork.stop();
  expect(await backingUp).toBe("BackupError: The product is stopping. Run this again.");
  expect(await readdir(join(testApp.folder, "backups"))).toEqual([]);
});

test("the running product makes no backup without its key", async () => {
  const testApp = await createTestApp({ readDiskSpace });
  await backUp(testApp);
  const path = join(testApp.folder, "secrets", "backup-port");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const { port } = JSON.parse(await readFile(path, "utf8"));
  const ask = (Authorization: string) =>
    fetch(`http://127.0.0.1:${port}`, { method: "POST", headers: { Authorization } });
  for (const key of ["", "Bearer ", "Bearer another"]) expect((await ask(key)).status).toBe(401);
});
