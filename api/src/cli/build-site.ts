import { openSiteBundle } from "#server/builder/site-bundle.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  // The product may run as another user with read access only.
  process.umask(0o022);
  await openSiteBundle();
});
