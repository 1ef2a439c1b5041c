import { Command } from "commander";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

export const devCommand = new Command("dev")
  .description("Start the product with hot reload, for developers")
  .action(async () => {
    const { runDev } = await import("../start/run-dev.ts");
    runDev(await readOwnSettings());
  });
