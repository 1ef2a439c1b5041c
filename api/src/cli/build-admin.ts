import { buildAdmin } from "#server/builder/build-admin.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  // The product may run as another user with read access only.
  process.umask(0o022);
  await buildAdmin();
});
