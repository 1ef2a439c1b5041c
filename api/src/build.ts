import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { runCommand } from "./startup/run-command.ts";
import { readBuildCommand } from "./startup/static-site/read-build-command.ts";
import { runBuildCommand } from "./startup/static-site/run-build-command.ts";

await runCommand(async () => {
  // Web servers run as other users.
  process.umask(0o022);
  const command = readBuildCommand(process.argv.slice(2));
  await runBuildCommand(readSettings(processEnvironment), command, print);
});
