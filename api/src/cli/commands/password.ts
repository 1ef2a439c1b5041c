import { Command } from "commander";
import { print } from "#platform/print.ts";
import { createConfirm, createYesOption } from "../terminal/confirm.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

export const passwordCommand = new Command("password")
  .description("Set and print a new password for an admin, also while the product runs")
  .argument("[email]", "the admin's email address; needed if there are several admins")
  .addOption(createYesOption())
  .action(async (email: string | undefined, options: { yes?: boolean }) => {
    const { setAdminPassword } = await import("#server/seeding/set-admin-password.ts");
    const settings = await readOwnSettings();
    const admin = email ?? "the admin";
    await createConfirm(options)(
      `Set a new password for ${admin}, end all their sessions and remove their second factors?`,
    );
    await setAdminPassword(settings, email, print);
  });
