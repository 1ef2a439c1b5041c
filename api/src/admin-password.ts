import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { setAdminPassword } from "./startup/seeding/set-admin-password.ts";

// What it writes is for its own user alone.
process.umask(0o077);

try {
  const [email] = process.argv.slice(2).filter((argument) => argument !== "--");
  await setAdminPassword(readSettings(processEnvironment), email, print);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
