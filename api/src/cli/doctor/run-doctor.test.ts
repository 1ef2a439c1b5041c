import { once } from "node:events";
import { chmod, mkdir, symlink, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { readSettings } from "#platform/env/env.ts";
import { backups } from "#tables/backups.ts";
import { startDnsServer } from "#testing/dns-server.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { nextMigrations } from "#testing/next-migrations.ts";
import { runIbirwa } from "#testing/run-ibirwa.ts";
import { checkDisk, checkPermissions } from "./check-data-folder.ts";
import { checkNode } from "./check-node.ts";
import { checkPublicUrl } from "./check-public-url.ts";
import { formatFinding } from "./finding.ts";
import { runDoctor } from "./run-doctor.ts";

const domain = "tours.example";

const records = [
  { type: "A", name: "www.tours.example", ttl: 1, data: "127.0.0.1" },
  { type: "MX", name: domain, ttl: 1, data: { preference: 10, exchange: "mx.tours.example" } },
  { type: "TXT", name: domain, ttl: 1, data: "v=spf1 -all" },
  { type: "TXT", name: "_dmarc.tours.example", ttl: 1, data: "v=DMARC1; p=none" },
] as const;

/** Runs the doctor over a data folder; returns its lines by check. */
const examine = async (
  variables: Record<string, string>,
  answers: Parameters<typeof startDnsServer>[0] = [],
) => {
  const settings = readSettings({ PORT: String(await findFreePort()), ...variables });
  const findings = await runDoctor(settings, await startDnsServer(answers));
  const lines = findings.map((finding) => [
    finding.check.replace(/ \d+$/, ""),
    formatFinding(finding),
  ]);
  return Object.fromEntries(lines);
};

/** A data folder with a database of this version. */
const makeData = async () => {
  const folder = await makeFolder();
  const url = `file:${join(folder, "tours.db")}`;
  await migrateDatabase({ url });
  return { folder, url };
};

const addBackupRow = async (url: string, place: string, hoursOld: number) => {
  const db = await openDatabase({ url });
  const at = new Date(Date.now() - hoursOld * 3_600_000).toISOString();
  const times = { startedAt: at, finishedAt: at };
  const row = {
    id: "a",
    file: "a.zip",
    place,
    reason: "schedule",
    status: "good",
  } as const;
  await db.write((tx) => tx.insert(backups).values({ ...row, ...times }));
  db.close();
};

const addBackup = async (url: string, folder: string, hoursOld: number) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "a.zip"), "x");
  await addBackupRow(url, folder, hoursOld);
};

/** Serves on loopback and returns the port. */
const serve = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

/** The product as the doctor asks it. */
const startProduct = () =>
  serve((request, response) => {
    const isHealth = request.url?.startsWith("/api/health");
    response.writeHead(isHealth ? 200 : 404, { "Content-Type": "application/json" });
    response.end('{"status":"ok"}');
  });

test("names what is missing before the first start", async () => {
  const DATA_DIR = join(await makeFolder(), "data");
  const lines = await examine({ DATA_DIR });
  expect(lines).toMatchObject({
    Permissions: `! Permissions: ${DATA_DIR} does not exist yet. The first start creates it.`,
    Database: "! Database: there is none yet. The first start creates it.",
    Port: expect.stringMatching(/^✓ Port \d+: free; the product is not running\.$/),
    "Mail server": "! Mail server: none is set, so emails wait. Set one under Settings → Mail.",
    PUBLIC_URL: expect.stringMatching(/^! PUBLIC_URL: .* works on this machine alone\./),
  });
});

test("finds a healthy installation good while the product runs", async () => {
  const { folder, url } = await makeData();
  const BACKUP_TO = join(await makeFolder(), "elsewhere");
  await addBackup(url, BACKUP_TO, 5);
  const port = await startProduct();
  const mail = await startMailServer();
  const lines = await examine(
    {
      DATA_DIR: folder,
      BACKUP_TO,
      PORT: String(port),
      PUBLIC_URL: `http://www.tours.example:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: `info@${domain}`,
      MAIL_TO: `info@${domain}`,
    },
    [...records],
  );
  expect(lines).toMatchObject({
    Permissions: `✓ Permissions: only this user can read ${folder}.`,
    Port: `✓ Port ${port}: the product answers.`,
    Schema: expect.stringMatching(/^✓ Schema: up to date/),
    Backups: expect.stringMatching(/the newest is 5 hours old/),
    "Mail server": expect.stringMatching(/^✓ Mail server: .* answers and accepts the sign-in\.$/),
    MX: `✓ MX: replies to ${domain} go to mx.tours.example.`,
    SPF: `✓ SPF: ${domain} has a record.`,
    DMARC: `✓ DMARC: _dmarc.${domain} has a record.`,
    DKIM: expect.stringMatching(/^! DKIM: no record was found/),
    PUBLIC_URL: expect.stringMatching(/^✓ PUBLIC_URL: .* leads to 127\.0\.0\.1, where the product/),
  });
});

test("finds an old backup, a mail server that does not answer, and missing records", async () => {
  const { folder, url } = await makeData();
  await addBackup(url, join(folder, "backups"), 72);
  const port = await findFreePort();
  const lines = await examine({
    DATA_DIR: folder,
    PUBLIC_URL: "https://www.tours.example",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: `info@${domain}`,
    MAIL_TO: `info@${domain}`,
  });
  expect(lines).toMatchObject({
    Backups: expect.stringMatching(/^✗ Backups: the newest is 3 days old/),
    "Mail server": expect.stringMatching(/^✗ Mail server: .*ECONNREFUSED/),
    MX: expect.stringMatching(/^! MX: tours\.example names no mail server/),
    SPF: expect.stringMatching(/^! SPF: tours\.example has no record\. Lists the servers/),
    PUBLIC_URL: expect.stringMatching(/^✗ PUBLIC_URL: DNS knows no address of www\.tours\.example/),
  });
});

test("reports a database of a newer version and a port of another program", async () => {
  const { folder, url } = await makeData();
  await migrateDatabase({ url }, await nextMigrations());
  const port = await serve((_request, response) => response.end("another"));
  const lines = await examine({ DATA_DIR: folder, PORT: String(port) });
  expect(lines).toMatchObject({
    Schema: expect.stringMatching(/^✗ Schema: a newer version of the product wrote/),
    Backups: expect.stringMatching(/^! Backups: the product makes the first one soon/),
    Port: expect.stringMatching(/^✗ Port \d+: another program answers\./),
  });
});

test("an address that nothing answers at is doubtful", async () => {
  const resolver = await startDnsServer([...records]);
  const PUBLIC_URL = `http://www.tours.example:${await findFreePort()}`;
  const finding = await checkPublicUrl({ PUBLIC_URL }, resolver, true);
  expect(formatFinding(finding)).toMatch(/^! PUBLIC_URL: .* where nothing answers .*ECONNREFUSED/);
});

test("secrets that others can read are bad, and so is a folder of another user", async () => {
  const DATA_DIR = await makeFolder();
  await mkdir(join(DATA_DIR, "secrets"));
  const secret = join(DATA_DIR, "secrets", "jwt");
  await writeFile(secret, "sample", { mode: 0o600 });
  expect(await checkPermissions({ DATA_DIR })).toMatchObject({ state: "good" });
  await chmod(secret, 0o644);
  expect((await checkPermissions({ DATA_DIR })).message).toContain(`Run: chmod 600 ${secret}`);
  expect(await checkPermissions({ DATA_DIR }, 12_345)).toMatchObject({ state: "bad" });
});

test("a secret behind a broken link is bad", async () => {
  const DATA_DIR = await makeFolder();
  await mkdir(join(DATA_DIR, "secrets"));
  const link = join(DATA_DIR, "secrets", "jwt");
  await symlink(join(DATA_DIR, "gone"), link);
  const { state, message } = await checkPermissions({ DATA_DIR });
  expect({ state, message }).toEqual({
    state: "bad",
    message: expect.stringContaining(`${link} can't be read.`),
  });
});

test("finds the newest backup in the bucket for backups", async () => {
  const { folder, url } = await makeData();
  await addBackupRow(url, "tours/backups", 5);
  const { Backups } = await examine({
    DATA_DIR: folder,
    BACKUP_TO: "s3",
    BACKUP_KEY: "a passphrase for the tests",
    BACKUP_S3_ENDPOINT: "https://s3.example.test",
    BACKUP_S3_BUCKET: "tours",
    BACKUP_S3_ACCESS_KEY_ID: "key",
    BACKUP_S3_SECRET_ACCESS_KEY: "hunter2",
  });
  expect(Backups).toBe("✓ Backups: the newest is 5 hours old, in tours/backups.");
});

test("a nearly full disk is bad, and one without room for a backup is doubtful", async () => {
  const { folder } = await makeData();
  const settings = readSettings({ DATA_DIR: folder });
  const total = 1e12;
  const check = (free: number) => checkDisk(settings, async () => ({ free, total }));
  expect(await check(1e6)).toMatchObject({ state: "bad" });
  expect((await check(300e6)).message).toContain("There is not enough disk space for a backup");
  expect(await check(5e9)).toMatchObject({ state: "good" });
});

test("a Node binary other than the published one is bad", async () => {
  const { node } = process.versions;
  expect(await checkNode(node, async () => "different")).toMatchObject({ state: "bad" });
  expect(await checkNode(node)).toMatchObject({ state: "good" });
});

test("another Node than the locked one is doubtful", async () => {
  expect(await checkNode("22.0.0")).toMatchObject({ state: "doubtful" });
});

test("no backups, and none to come, are bad", async () => {
  const { folder } = await makeData();
  const lines = await examine({ DATA_DIR: folder, BACKUP_EVERY: "off" });
  expect(lines.Backups).toMatch(/^✗ Backups: there is no good backup\. BACKUP_EVERY is off\./);
});

test("the command prints its findings as JSON and fails if one is bad", async () => {
  const { folder, url } = await makeData();
  await addBackup(url, join(folder, "backups"), 72);
  const { code, stdout } = await runIbirwa(folder, "doctor", "--json");
  expect(code).toBe(1);
  expect(JSON.parse(stdout).findings).toContainEqual(
    expect.objectContaining({ check: "Backups", state: "bad" }),
  );
});
