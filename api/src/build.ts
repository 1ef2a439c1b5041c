import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { readBuildCommand } from "./startup/static-site/read-build-command.ts";
import { runBuildCommand } from "./startup/static-site/run-build-command.ts";

try {
  const command = readBuildCommand(process.argv.slice(2));
  await runBuildCommand(readSettings(processEnvironment), command, print);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
