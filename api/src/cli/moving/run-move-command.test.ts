import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { addEntries } from "#audit/add-entries.ts";
import { type Database, openDatabase, toPath } from "#platform/db/client.ts";
import { writeSnapshot } from "#platform/db/file/snapshot.ts";
import { readSettings } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { openMigrated } from "#server/data/open-migrated.ts";
import { takeLease } from "#server/data/take-lease.ts";
import { auditEntries } from "#tables/audit.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { startHranaServer } from "#testing/libsql-server/hrana-server.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { listTables } from "./list-tables.ts";
import { runMoveCommand } from "./run-move-command.ts";

const log = createLog("silent");
const token = "the token of the server";
const settings = readSettings({ DATABASE_AUTH_TOKEN: token });

const startServer = async () => {
  const server = await startHranaServer({ path: join(await makeFolder(), "server.db"), token });
  onTestFinished(server.stop);
  return server;
};

/** All rows of all tables, bytes included. */
const readAll = async ({ read }: Database) => {
  const all = new Map<string, unknown[]>();
  for (const { name, columns } of await listTables(read)) {
    const cells = columns.map((column) => [column, sql`${sql.identifier(column)}`] as const);
    const rows = await read
      .select(Object.fromEntries(cells))
      .from(sql`${sql.identifier(name)}`)
      .orderBy(sql`rowid`);
    all.set(name, rows);
  }
  return all;
};

/** A file with rows of every kind, more mails than travel at once, and a log whose oldest entries are gone. */
const makeSource = async () => {
  const testApp = await createTestApp({ database: "file" });
  const rows = await addSampleRows(testApp);
  await rows.giveFactors((await testApp.signInAsAdmin()).user._id);
  const { db, url } = testApp;
  await db.write((tx) =>
    tx.run(
      sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450) INSERT INTO mails (id, "to", subject, parts, status, created_at) SELECT 'id-' || i, 'b@x.test', 'Bea ' || i, '["☀"]', 'sent', '2026-11-20T06:00:00.000Z' FROM n`,
    ),
  );
  await db.write(async (tx) => {
    const at = new Date();
    const by = { id: null, address: null, device: null, requestId: null };
    await addEntries(tx, [{ action: "audit.trimmed", after: { upTo: 2 }, by, at }]);
    await tx.delete(auditEntries).where(sql`seq = 1`);
    await tx.delete(auditEntries).where(sql`seq = 2`);
  });
  const file = join(await makeFolder(), "source.db");
  await writeSnapshot(toPath(url), file);
  return `file:${file}`;
};

test("a database moves from a file to a server and back, row for row, and is searched there", async () => {
  const first = await makeSource();
  const server = await startServer();
  const last = `file:${join(await makeFolder(), "back.db")}`;
  const printed: string[] = [];
  await runMoveCommand(settings, { from: first, to: server.url }, (line) => printed.push(line));
  await runMoveCommand(settings, { from: server.url, to: last }, () => {});
  const states: Map<string, unknown[]>[] = [];
  for (const address of [{ url: first }, { url: server.url, authToken: token }, { url: last }]) {
    const db = await openDatabase(address);
    states.push(await readAll(db));
    const matches = sql`mails_search WHERE mails_search MATCH '"Bea 44"'`;
    expect(await db.read.$count(matches)).toBe(11);
    db.close();
  }
  const [before, onServer, after] = states;
  expect(before!.size).toBeGreaterThan(20);
  const count = before!.get("mails")!.length;
  expect(count).toBeGreaterThan(450);
  expect(printed).toContain(`mails: ${count}`);
  expect(onServer).toEqual(before);
  expect(after).toEqual(before);
}, 60_000);

test("refuses to move into a database that is not empty", async () => {
  const [from, to] = [await makeSource(), await makeSource()];
  const moved = runMoveCommand(settings, { from, to }, () => {});
  await expect(moved).rejects.toThrow(/^The database to move into is not empty/);
});

test("the product does not start on an unfinished move", async () => {
  const from = await makeSource();
  const { url: to, state } = await startServer();
  state.findFault = (pipeline) =>
    JSON.stringify(pipeline).includes('INSERT INTO \\"mails\\"') ? "refused" : undefined;
  await expect(runMoveCommand(settings, { from, to }, () => {})).rejects.toThrow();
  state.findFault = () => undefined;
  const started = openMigrated({ ...settings, DATABASE_URL: to });
  await expect(started).rejects.toThrow("A move into it was interrupted.");
  const again = runMoveCommand(settings, { from: await makeSource(), to }, () => {});
  await expect(again).rejects.toThrow("A move into it was interrupted.");
});

test("a file that is not there is moved nowhere, and not made", async () => {
  const folder = await makeFolder();
  const [from, to] = ["absent.db", "target.db"].map((name) => `file:${join(folder, name)}`);
  const moving = runMoveCommand(settings, { from: from!, to: to! }, () => {});
  await expect(moving).rejects.toThrow(`There is no database at ${from}.`);
  expect(await readdir(folder)).toEqual([]);
});

test.each(["from", "to"] as const)(
  "moves nothing while the product works on the server to move %s",
  async (side) => {
    const { url } = await startServer();
    const server = await openMigrated({ ...settings, DATABASE_URL: url });
    onTestFinished(server.close);
    const lease = await takeLease({ db: server, onLost: () => {}, log });
    onTestFinished(lease.giveBack);
    const file = await makeSource();
    const addresses = side === "from" ? { from: url, to: `${file}.new` } : { from: file, to: url };
    const moving = runMoveCommand(settings, addresses, () => {});
    await expect(moving).rejects.toThrow(`The product is using ${url}`);
  },
);

test("a server whose product was stopped is moved at once", async () => {
  const { url: from } = await startServer();
  const server = await openMigrated({ ...settings, DATABASE_URL: from });
  onTestFinished(server.close);
  const lease = await takeLease({ db: server, onLost: () => {}, log });
  await lease.giveBack();
  const to = `file:${join(await makeFolder(), "target.db")}`;
  await runMoveCommand(settings, { from, to }, () => {});
});

test("beside a product that runs on the file nothing is moved", async () => {
  const from = await makeSource();
  const product = await openDatabase({ url: from });
  onTestFinished(product.close);
  await product.read.$count(auditEntries);
  const to = `file:${join(await makeFolder(), "target.db")}`;
  await expect(runMoveCommand(settings, { from, to }, () => {})).rejects.toThrow(
    "The product is running; stop it first.",
  );
});
