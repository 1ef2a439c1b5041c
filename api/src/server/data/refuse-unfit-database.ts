import { sql } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { listMigrations } from "#platform/db/migration/migrations.ts";
import { StartError } from "#platform/start-error.ts";

/** Exists for the duration of a move. */
export const unfinishedMove = "unfinished_move";

const refuseNewer = async ({ read }: Database) => {
  const [row] = await read
    .select({ when: sql<number>`max(created_at)` })
    .from(sql`__drizzle_migrations`);
  const latest = (await listMigrations()).at(-1);
  if (latest && Number(row?.when) > latest.when) {
    throw new StartError(
      `A newer version of the product wrote it; this version knows ${latest.tag}. Start that version or a later one.`,
    );
  }
};

/** Throws {@link StartError} for a database of a newer version, and one that a move has not finished. */
export const refuseUnfitDatabase = async (db: Database) => {
  await refuseNewer(db);
  const isUnfinished = await db.read.$count(sql`sqlite_master`, sql`name = ${unfinishedMove}`);
  if (isUnfinished > 0) {
    throw new StartError("A move into it was interrupted. Move again, into a new database.");
  }
};
