import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { readMoveCommand, runMoveCommand } from "./startup/moving/run-move-command.ts";
import { runCommand } from "./startup/run-command.ts";

await runCommand(async () => {
  const addresses = readMoveCommand(process.argv.slice(2));
  await runMoveCommand(readSettings(processEnvironment), addresses, print);
});
