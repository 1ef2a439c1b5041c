import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "./client.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Brings the schema up to date, all pending migrations in one transaction. */
export const migrateDatabase = (db: Database) => migrate(db.writer, { migrationsFolder });
