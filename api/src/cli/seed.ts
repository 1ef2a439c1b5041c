import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { addSampleData } from "#server/seeding/add-sample-data.ts";
import { readSampleCounts } from "#server/seeding/read-sample-counts.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  const counts = readSampleCounts(process.argv.slice(2));
  await addSampleData(readSettings(processEnvironment), counts, print);
});
