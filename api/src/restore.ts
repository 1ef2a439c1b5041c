import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { readRestoreCommand } from "./startup/backups/read-commands.ts";
import { runRestoreCommand } from "./startup/backups/run-restore-command.ts";
import { runCommand } from "./startup/run-command.ts";

await runCommand(async () => {
  const settings = readSettings(processEnvironment);
  await runRestoreCommand(settings, readRestoreCommand(process.argv.slice(2)), print);
});
