import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { runCommand } from "./startup/run-command.ts";
import { setAdminPassword } from "./startup/seeding/set-admin-password.ts";

await runCommand(async () => {
  const [email] = process.argv.slice(2).filter((argument) => argument !== "--");
  await setAdminPassword(readSettings(processEnvironment), email, print);
});
