import { migrateDatabase } from "#platform/db/migration/migrate.ts";

await migrateDatabase({ url: process.argv[2] ?? "" }, process.argv[3]);
