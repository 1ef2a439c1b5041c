import { migrateDatabase } from "#db/migrate.ts";

await migrateDatabase({ url: process.argv[2] ?? "" });
