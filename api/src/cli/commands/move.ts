import { Command, InvalidArgumentError } from "commander";
import { print } from "#platform/print.ts";
import { createConfirm, createYesOption } from "../terminal/confirm.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

const readAddress = (text: string) => {
  if (/^(file:|libsql:|https?:)/.test(text)) return text;
  throw new InvalidArgumentError("Use file:PATH, libsql://HOST or https://HOST.");
};

export const moveCommand = new Command("move")
  .description("Copy a database into an empty one, while the product is stopped")
  .argument("<from>", "file:PATH, libsql://HOST or https://HOST", readAddress)
  .argument("<to>", "the same; DATABASE_AUTH_TOKEN is the server's token", readAddress)
  .addOption(createYesOption())
  .action(async (from: string, to: string, options: { yes?: boolean }) => {
    const { runMoveCommand } = await import("../moving/run-move-command.ts");
    const settings = await readOwnSettings();
    await createConfirm(options)(`Copy all rows from ${from} to ${to}?`);
    await runMoveCommand(settings, { from, to }, print);
  });
