import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { runCommand } from "./command/run-command.ts";
import { readBuildCommand } from "./static-site/read-build-command.ts";
import { runBuildCommand } from "./static-site/run-build-command.ts";

await runCommand(async () => {
  // Web servers run as other users.
  process.umask(0o022);
  const command = readBuildCommand(process.argv.slice(2));
  await runBuildCommand(readSettings(processEnvironment), command, print);
});
