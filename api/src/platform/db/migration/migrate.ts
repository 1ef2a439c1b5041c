import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { clientConfig, type DatabaseAddress, isFile } from "../client.ts";
import { getPragmas } from "../file/file-connection.ts";
import { migrationsFolder as ownMigrations } from "./migrations.ts";

/** Brings the schema up to date, all pending migrations in one transaction. A file that is not there is made. */
export const migrateDatabase = async (
  address: DatabaseAddress,
  migrationsFolder = ownMigrations,
) => {
  const client = createClient({ ...clientConfig(address), concurrency: 1 });
  try {
    if (isFile(address.url)) await client.executeMultiple(getPragmas(address));
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    client.close();
  }
};
