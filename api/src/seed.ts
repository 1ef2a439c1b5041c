import { processEnvironment, readSettings, SettingsError } from "./env.ts";
import { addTrialContent } from "./product/add-trial-content.ts";
import { readTrialCounts } from "./product/read-trial-counts.ts";
import { say } from "./product/say.ts";
import { StartError } from "./product/start-error.ts";

try {
  const counts = readTrialCounts(process.argv.slice(2));
  await addTrialContent(readSettings(processEnvironment), counts, say);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
