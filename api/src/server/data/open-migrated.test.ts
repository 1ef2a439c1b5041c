import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { contentRevision } from "#tables/builds.ts";
import { type Fault, startHranaServer } from "#testing/libsql-server/hrana-server.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { openMigrated } from "./open-migrated.ts";

const openIn = (folder: string, path = "tours.db") =>
  openMigrated(readSettings({ DATABASE_URL: `file:${join(folder, path)}` }));

test("creates a missing database and opens it again with its rows", async () => {
  const folder = await makeFolder();
  const first = await openIn(folder);
  await first.write((tx) => tx.run("INSERT INTO content_revision (id, revision) VALUES (1, 7)"));
  first.close();
  const second = await openIn(folder);
  const rows = await second.read
    .select({ revision: contentRevision.revision })
    .from(contentRevision);
  second.close();
  expect(rows).toEqual([{ revision: 7 }]);
});

test("nobody else on the machine can read the database, nor one that was open to all", async () => {
  const folder = await makeFolder();
  const modes = () =>
    Promise.all(
      ["tours.db", "tours.db-wal", "tours.db-shm"].map(
        async (name) => (await stat(join(folder, name))).mode & 0o777,
      ),
    );
  const first = await openIn(folder);
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
  first.close();
  await chmod(join(folder, "tours.db"), 0o644);
  const second = await openIn(folder);
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
  second.close();
});

test("a file that is no database stops the start and is named", async () => {
  const folder = await makeFolder();
  await writeFile(
    join(folder, "tours.db"),
    "These are not the rows you are looking for.".repeat(99),
  );
  await expect(openIn(folder)).rejects.toThrow(StartError);
  await expect(openIn(folder)).rejects.toThrow(`DATABASE_URL file:${join(folder, "tours.db")} `);
});

test("a folder in the place of the database stops the start", async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, "tours.db"));
  await expect(openIn(folder)).rejects.toThrow(StartError);
});

test("a token in the address is not printed", async () => {
  const folder = await makeFolder();
  await expect(openIn(folder, "missing/tours.db?authToken=hunter2")).rejects.toThrow(
    /^(?!.*hunter2).*DATABASE_URL/s,
  );
});

test("gives each of many processes started at once a current schema", async () => {
  const folder = await makeFolder();
  const opened = await Promise.all(Array.from({ length: 5 }, () => openIn(folder)));
  const counts = opened.map((db) => db.read.$count(contentRevision));
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0]);
  for (const db of opened) db.close();
});

test("a database of a newer version stops the start, and is left as it is", async () => {
  const folder = await makeFolder();
  const db = await openIn(folder);
  await db.write((tx) =>
    tx.run("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)"),
  );
  db.close();
  await expect(openIn(folder)).rejects.toThrow(
    /newer version of the product wrote it.*Start that version/,
  );
});

const openOn = (url: string, token?: string) =>
  openMigrated(readSettings({ DATABASE_URL: url, DATABASE_AUTH_TOKEN: token }));

const startServer = async (token?: string) => {
  const server = await startHranaServer({
    path: join(await makeFolder(), "server.db"),
    ...(token !== undefined && { token }),
  });
  onTestFinished(server.stop);
  return server;
};

test("migrates an empty database on a server and opens it again with its rows", async () => {
  const { url } = await startServer("valid");
  const first = await openOn(url, "valid");
  await first.write((tx) => tx.run("INSERT INTO content_revision (id, revision) VALUES (1, 7)"));
  first.close();
  const second = await openOn(`${url.replace("http:", "libsql:")}?tls=0`, "valid");
  expect(await second.read.$count(contentRevision)).toBe(1);
  second.close();
});

test("a token that has expired stops the start with a sentence", async () => {
  const { url } = await startServer("valid");
  const sentence = "does not accept DATABASE_AUTH_TOKEN: it is missing, wrong or has expired.";
  for (const token of ["expired", undefined]) {
    const refused = openOn(url, token);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(sentence);
  }
});

const halves: Fault[] = ["no streams", "no batches", "page", 404];

test.each(halves)("a server that speaks half the protocol (%s) stops the start", async (fault) => {
  const { url, state } = await startServer();
  state.findFault = () => fault;
  const refused = openOn(url);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow("does not work like a libSQL server");
});

test("a server that is not there stops the start", async () => {
  const { url, stop } = await startServer();
  await stop();
  await expect(openOn(url)).rejects.toThrow(/The server does not answer \(.*ECONNREFUSED/);
});
