import { isDeepStrictEqual } from "node:util";
import { type Client, createClient } from "@libsql/client";
import { z } from "zod";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { listMigrations } from "#platform/db/migration/migrations.ts";
import { version } from "#platform/version.ts";
import { BackupError } from "../backup-error.ts";
import type { Manifest } from "../manifest.ts";

const selectTables = `SELECT name FROM pragma_table_list
  WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name`;

const texts = async (client: Client, sql: string) =>
  (await client.execute(sql)).rows.map((row) => String(row[0]));

const countRows = async (client: Client) => {
  const tables = new Map<string, number>();
  for (const name of await texts(client, selectTables)) {
    const { rows } = await client.execute(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`);
    tables.set(name, Number(rows[0]?.[0]));
  }
  return Object.fromEntries(tables);
};

const selectFaults = `SELECT integrity_check FROM pragma_integrity_check(10)
  WHERE integrity_check <> 'ok'
  UNION ALL SELECT 'A row of ' || "table" || ' names what is not there.' FROM pragma_foreign_key_check LIMIT 10`;

/** With `secure-delete`, SQLite 3.45 finds damage in search tables where there is none. */
const isFalseAlarm = (fault: string) => /^malformed inverted index for FTS5 table/.test(fault);

const refuseFaults = async (client: Client) => {
  const faults = await texts(client, selectFaults);
  const fault = faults.find((text) => !isFalseAlarm(text));
  if (fault) throw new BackupError(`The database is damaged: ${fault}`);
};

const readSchema = async (client: Client): Promise<Manifest["schema"]> => {
  const [latest] = await texts(client, "SELECT max(created_at) FROM __drizzle_migrations");
  const when = Number(latest);
  const known = (await listMigrations()).find((migration) => migration.when === when);
  return { name: known?.tag ?? "unknown", when };
};

const names = z.array(z.string());

const selectPictureFiles = `SELECT json_group_array(file) FROM (
  SELECT main_file AS file FROM pictures
  UNION SELECT json_extract(value, '$.file') FROM pictures, json_each(pictures.renditions))`;

const selectForms =
  "SELECT count(*) FILTER (WHERE kind = 'inquiry'), count(*) FILTER (WHERE kind = 'contact') FROM messages";

const countForms = async (client: Client): Promise<Manifest["forms"]> => {
  const [row] = (await client.execute(selectForms)).rows;
  return { inquiries: Number(row?.[0]), contacts: Number(row?.[1]) };
};

const hasTable = (tables: Record<string, number>, name: string) => Object.hasOwn(tables, name);

/** Checks a copy that nobody else uses. Throws {@link BackupError} for a damaged one. */
export const inspectDatabase = async (path: string) => {
  const client = createClient({ url: `file:${path}` });
  try {
    await refuseFaults(client);
    const tables = await countRows(client);
    const [files = "[]"] = hasTable(tables, "pictures")
      ? await texts(client, selectPictureFiles)
      : [];
    const [pending = "[]"] = hasTable(tables, "pictures")
      ? await texts(client, "SELECT json_group_array(id) FROM pictures WHERE is_pending")
      : [];
    return {
      schema: await readSchema(client),
      tables,
      forms: hasTable(tables, "messages")
        ? await countForms(client)
        : { inquiries: 0, contacts: 0 },
      pictureFiles: names.parse(JSON.parse(files)),
      pendingPictures: names.parse(JSON.parse(pending)),
    };
  } finally {
    client.close();
  }
};
export type Inspected = Awaited<ReturnType<typeof inspectDatabase>>;

/** Checks a restored database, counts its rows and migrates it. Throws {@link BackupError} where it differs from its manifest. */
export const checkRestored = async (path: string, { tables }: Pick<Manifest, "tables">) => {
  const inspected = await inspectDatabase(path);
  if (!isDeepStrictEqual(inspected.tables, tables))
    throw new BackupError("The file is damaged: its row counts don't match its manifest.");
  await migrateDatabase({ url: `file:${path}` });
  return inspectDatabase(path);
};

/** Patches change no stored data. */
const isNewerRelease = (other: string) => {
  const [[major = 0, minor = 0] = [], [ownMajor = 0, ownMinor = 0] = []] = [other, version].map(
    (text) => text.split(".").map(Number),
  );
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
};

/** Throws {@link BackupError} for a backup that a newer version of the product made. */
export const refuseNewerBackup = async (
  backup: Pick<Manifest, "schema" | "version">,
): Promise<void> => {
  const latest = (await listMigrations()).at(-1);
  const isNewerSchema = latest !== undefined && backup.schema.when > latest.when;
  if (!(isNewerSchema || isNewerRelease(backup.version))) return;
  throw new BackupError(
    `Version ${backup.version} made this backup, and this is version ${version}. Update the product first.`,
  );
};
