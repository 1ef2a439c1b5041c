import { Command, InvalidArgumentError } from "commander";
import { print } from "#platform/print.ts";
import type { SampleCounts } from "#server/seeding/sample-data/seed-sample-data.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";
import { UsageError } from "../terminal/usage-error.ts";

const readCount = (text: string) => {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Use a whole number up to 9999999.");
};

export const seedCommand = new Command("seed")
  .description("Add sample data, while the product is stopped")
  .option("--tours <n>", "tours to add", readCount, 0)
  .option("--photos <n>", "gallery photos to add", readCount, 0)
  .option("--inquiries <n>", "inquiries to add", readCount, 0)
  .option("--contacts <n>", "contact messages to add", readCount, 0)
  .option("--users <n>", "client accounts to add", readCount, 0)
  .action(async (counts: SampleCounts) => {
    if (Object.values(counts).every((count) => count === 0))
      throw new UsageError("Name a kind and a number, such as --tours 20.");
    const { addSampleData } = await import("#server/seeding/add-sample-data.ts");
    await addSampleData(await readOwnSettings(), counts, print);
  });
