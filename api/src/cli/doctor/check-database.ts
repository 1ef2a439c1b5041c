import { sql } from "drizzle-orm";
import { createBackupHistory } from "#backups/backup-history.ts";
import { createDestination } from "#backups/destination.ts";
import { type Database, isFile } from "#platform/db/client.ts";
import { listMigrations } from "#platform/db/migration/migrations.ts";
import type { Settings } from "#platform/env/env.ts";
import { bad, doubtful, type Finding, good } from "./finding.ts";

const day = 86_400_000;

/** Compares the newest migration of the database with those of this version. */
export const checkSchema = async ({ read }: Pick<Database, "read">): Promise<Finding> => {
  const check = "Schema";
  const [row] = await read
    .select({ when: sql<number>`max(created_at)` })
    .from(sql`__drizzle_migrations`);
  const when = Number(row?.when);
  const latest = (await listMigrations()).at(-1);
  if (latest && when > latest.when)
    return bad(check, "a newer version of the product wrote the database. Install that version.");
  if (latest && when < latest.when)
    return doubtful(check, "the next start migrates the database. Make a backup first.");
  return good(check, `up to date (${latest?.tag}).`);
};

const describeAge = (milliseconds: number) => {
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours < 48) return `${hours} ${hours === 1 ? "hour" : "hours"} old`;
  return `${Math.floor(milliseconds / day)} days old`;
};

type BackupSettings = Pick<
  Settings,
  "DATA_DIR" | "DATABASE_URL" | "BACKUP_EVERY" | "BACKUP_TO" | "backupS3"
>;

/** Checks that a good backup is at hand and no older than twice the interval. */
export const checkBackups = async (
  db: Pick<Database, "read" | "write">,
  settings: BackupSettings,
  now: Date,
): Promise<Finding> => {
  const check = "Backups";
  if (!isFile(settings.DATABASE_URL))
    return doubtful(check, "the product can't back up a database server. Check its own backups.");
  const destination = createDestination(settings);
  const history = createBackupHistory({ db, destination });
  const newest = await history.lastGood();
  const every = settings.BACKUP_EVERY;
  if (!newest) {
    const since = Date.parse((await history.firstAccountAt()) ?? now.toISOString());
    if (every > 0 && now.getTime() - since < 2 * every)
      return doubtful(check, "the product makes the first one soon. By hand: ibirwa backup FILE");
    const reason = every === 0 ? "BACKUP_EVERY is off. " : "";
    return bad(check, `there is no good backup. ${reason}Run: ibirwa backup FILE`);
  }
  const age = now.getTime() - Date.parse(newest.startedAt);
  const described = `the newest is ${describeAge(age)}`;
  if (age > 2 * (every || day))
    return bad(check, `${described}. Look under Settings → Backup for the reason.`);
  if ((await destination.kind()) === "same-disk")
    return doubtful(
      check,
      `${described}, but on the disk of the data. Set BACKUP_TO to another one.`,
    );
  return good(check, `${described}, in ${destination.name}.`);
};
