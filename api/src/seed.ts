import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { runCommand } from "./startup/run-command.ts";
import { addSampleData } from "./startup/seeding/add-sample-data.ts";
import { readSampleCounts } from "./startup/seeding/read-sample-counts.ts";

await runCommand(async () => {
  const counts = readSampleCounts(process.argv.slice(2));
  await addSampleData(readSettings(processEnvironment), counts, print);
});
