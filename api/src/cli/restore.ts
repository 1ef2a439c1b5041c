import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { readRestoreCommand } from "./backups/read-commands.ts";
import { runRestoreCommand } from "./backups/run-restore-command.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  const settings = readSettings(processEnvironment);
  await runRestoreCommand(settings, readRestoreCommand(process.argv.slice(2)), print);
});
