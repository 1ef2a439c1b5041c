import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { setAdminPassword } from "#server/seeding/set-admin-password.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  const [email] = process.argv.slice(2).filter((argument) => argument !== "--");
  await setAdminPassword(readSettings(processEnvironment), email, print);
});
