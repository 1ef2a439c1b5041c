import { createInterface } from "node:readline/promises";
import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { runCommand } from "./startup/run-command.ts";
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

await runCommand(async () => {
  const command = readToursCommand(process.argv.slice(2));
  await runToursCommand(readSettings(processEnvironment), command, { print, confirm });
});
