import { spawnSync } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { writeSnapshot } from "#platform/db/file/snapshot.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { processEnvironment } from "#platform/env/env.ts";
import { buildFaults } from "#testing/faults/build-faults.ts";
import { rounds } from "#testing/faults/rounds.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { nextMigrations } from "#testing/next-migrations.ts";

const migrateMain = fileURLToPath(new URL("../../testing/faults/migrate-main.ts", import.meta.url));
const at = "2026-11-20T06:00:00.000Z";

/** A database of this version, with a mail in it. */
const makeOld = async () => {
  const folder = await makeFolder();
  const path = join(folder, "made.db");
  const url = `file:${path}`;
  await migrateDatabase({ url });
  const client = createClient({ url });
  await client.execute(`
    INSERT INTO mails (id, "to", subject, parts, status, created_at)
    VALUES ('kept', 'ada@example.test', 'Two kayaks?', '[]', 'sent', '${at}')`);
  client.close();
  const old = join(folder, "tours.db");
  await writeSnapshot(path, old);
  return old;
};

const readAll = async (path: string) => {
  const client = createClient({ url: `file:${path}` });
  const texts = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
  const read = {
    schema: await texts("SELECT sql FROM sqlite_schema ORDER BY name"),
    mails: await texts("SELECT id FROM mails"),
    faults: await texts("SELECT * FROM pragma_foreign_key_check"),
    integrity: await texts("PRAGMA integrity_check"),
  };
  client.close();
  return read;
};

/** Returns whether it was killed; otherwise it came to its end before. */
const migrateUntil = (path: string, migrations: string, library: string, write: number) =>
  spawnSync(process.execPath, [migrateMain, `file:${path}`, migrations], {
    env: { PATH: processEnvironment.PATH, LD_PRELOAD: library, FAULT_KILL_AT_WRITE: String(write) },
  }).signal === "SIGKILL";

test(
  "an update that is killed at any write to the disk is done by the next start, and every row is kept",
  async () => {
    const library = await buildFaults();
    if (!library) return;
    const old = await makeOld();
    const migrations = await nextMigrations();
    const wanted = join(await makeFolder(), "tours.db");
    await copyFile(old, wanted);
    await migrateDatabase({ url: `file:${wanted}` }, migrations);
    const expected = await readAll(wanted);
    expect(expected).toMatchObject({ mails: ["kept"], faults: [], integrity: ["ok"] });

    const step = rounds(60, 1);
    let write = 1;
    for (; ; write += step) {
      const path = join(await makeFolder(), "tours.db");
      await copyFile(old, path);
      const wasKilled = migrateUntil(path, migrations, library, write);
      await migrateDatabase({ url: `file:${path}` }, migrations);
      expect(await readAll(path), `killed at write ${write}`).toEqual(expected);
      if (!wasKilled) break;
    }
    expect(write).toBeGreaterThan(step);
  },
  rounds(120_000, 3_600_000),
);
