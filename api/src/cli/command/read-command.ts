import { parseArgs } from "node:util";
import { readSettings, type Settings, SettingsError } from "#platform/env/env.ts";

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: { role: { type: "string" } } }).values;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
};

/** Settings of the start command: `--role` goes before `ROLE`. Throws {@link SettingsError}. */
export const readCommand = (
  args: string[],
  variables: Record<string, string | undefined>,
): Settings => {
  // Some versions of pnpm hand on what parts their own options from ours.
  const { role } = parse(args.filter((word) => word !== "--"));
  return readSettings({ ...variables, ...(role !== undefined && { ROLE: role }) });
};
