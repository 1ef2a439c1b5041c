import { createInterface } from "node:readline/promises";
import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { readToursCommand } from "./startup/tours/read-tours-command.ts";
import { runToursCommand } from "./startup/tours/run-tours-command.ts";

/** Nobody is asked who does not sit at a terminal. */
const confirm = async (question: string) => {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
};

// What it writes is for its own user alone.
process.umask(0o077);

try {
  const command = readToursCommand(process.argv.slice(2));
  await runToursCommand(readSettings(processEnvironment), command, { print, confirm });
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
