import { processEnvironment, readSettings, SettingsError } from "./env.ts";
import { say } from "./startup/print.ts";
import { addTrialContent } from "./startup/seeding/add-sample-data.ts";
import { readTrialCounts } from "./startup/seeding/read-sample-counts.ts";
import { StartError } from "./startup/start-error.ts";

try {
  const counts = readTrialCounts(process.argv.slice(2));
  await addTrialContent(readSettings(processEnvironment), counts, say);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
