import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { runCommand } from "./command/run-command.ts";
import { readMoveCommand, runMoveCommand } from "./moving/run-move-command.ts";

await runCommand(async () => {
  const addresses = readMoveCommand(process.argv.slice(2));
  await runMoveCommand(readSettings(processEnvironment), addresses, print);
});
