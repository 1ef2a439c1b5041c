import { createInterface } from "node:readline/promises";
import { Option } from "commander";
import { StartError } from "#platform/start-error.ts";
import { UsageError } from "./usage-error.ts";

/** Resolves if the person at the terminal agrees; throws otherwise. */
export type Confirm = (question: string) => Promise<void>;

export const createYesOption = () => new Option("-y, --yes", "don't ask for confirmation");

const ask = async (question: string) => {
  // Standard output may be a file.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`${question} (yes/no) `)).trim().toLowerCase() === "yes";
  } finally {
    terminal.close();
  }
};

/** With `--yes` nothing is asked. Throws {@link UsageError} without a terminal, {@link StartError} for a no. */
export const createConfirm =
  ({ yes }: { yes?: boolean }): Confirm =>
  async (question) => {
    if (yes) return;
    // A script cannot answer a question.
    if (!process.stdin.isTTY)
      throw new UsageError(`${question} Nothing was changed. Add --yes, or confirm in a terminal.`);
    if (!(await ask(question))) throw new StartError("Nothing was changed.");
  };
