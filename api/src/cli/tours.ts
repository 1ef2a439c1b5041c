import { createInterface } from "node:readline/promises";
import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { runCommand } from "./command/run-command.ts";
import { readToursCommand } from "./tours/read-tours-command.ts";
import { runToursCommand } from "./tours/run-tours-command.ts";

/** A script cannot answer a question. */
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
