import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#platform/db/client.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { processEnvironment } from "#platform/env/env.ts";
import { openLibsqlServer, openPeer } from "../libsql-server/open-libsql-server.ts";

/** In memory where the system has such a folder: the tests sync many thousand times. */
export const scratch = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** The bytes of a migrated, empty database. */
const makeTemplate = async () => {
  const folder = await mkdtemp(join(scratch, "tours-template-"));
  const path = join(folder, "tours.db");
  const url = `file:${path}`;
  await migrateDatabase({ url });
  const db = await openDatabase({ url });
  await db.truncateWal();
  db.close();
  const bytes = await readFile(path);
  await rm(folder, { recursive: true });
  return bytes;
};
let template: Promise<Buffer> | undefined;

const makeFile = async (folder: string, bytes: Buffer): ReturnType<typeof openPeer> => {
  const path = join(folder, "tours.db");
  await writeFile(path, bytes);
  return { url: `file:${path}`, stop: async () => {} };
};

const makers = { file: makeFile, server: openLibsqlServer, peer: openPeer };
export type DatabaseKind = keyof typeof makers;
const usualKind = processEnvironment.TEST_DATABASE === "server" ? "server" : "file";

/** A migrated, empty database: a file in `folder`, or on a server where `TEST_DATABASE` says so. */
export const openTestDatabase = async (folder: string, kind: DatabaseKind = usualKind) => {
  template ??= makeTemplate();
  const made = await makers[kind](folder, await template);
  const db = await openDatabase({ url: made.url });
  const close = async () => {
    db.close();
    await made.stop();
  };
  return { db, url: made.url, close, peer: made.peer };
};
