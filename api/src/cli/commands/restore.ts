import { Command } from "commander";
import { print } from "#platform/print.ts";
import { createConfirm, createYesOption } from "../terminal/confirm.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

type Options = { identity?: string; yes?: boolean };

export const restoreCommand = new Command("restore")
  .description("Restore a backup into DATA_DIR, while the product is stopped")
  .argument("<file>", "the backup")
  .option("--identity <keyfile>", "the file with the key of an encrypted backup")
  .addOption(createYesOption())
  .action(async (file: string, { identity, ...options }: Options) => {
    const { runRestoreCommand } = await import("../backups/run-restore-command.ts");
    const dialog = { print, confirm: createConfirm(options) };
    await runRestoreCommand(await readOwnSettings(), { file, identity }, dialog);
  });
