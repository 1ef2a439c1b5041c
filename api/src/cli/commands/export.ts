import { Command } from "commander";
import { print } from "#platform/print.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";
import { readTourFile, type TourFile } from "../tours/tour-file.ts";

export const exportCommand = new Command("export")
  .description("Export all tours, while the product is stopped")
  .argument("<file>", ".zip with photos, or .csv for spreadsheets", readTourFile)
  .action(async (file: TourFile) => {
    const { exportTours } = await import("../tours/run-tours-command.ts");
    await exportTours(await readOwnSettings(), file, print);
  });
