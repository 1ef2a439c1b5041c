import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { addSampleData } from "./startup/seeding/add-sample-data.ts";
import { readSampleCounts } from "./startup/seeding/read-sample-counts.ts";

// What it writes is for its own user alone.
process.umask(0o077);

try {
  const counts = readSampleCounts(process.argv.slice(2));
  await addSampleData(readSettings(processEnvironment), counts, print);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
