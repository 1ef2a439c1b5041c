import { extname } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { TourFileType } from "#content/tours/transfer/tour-transfer.service.ts";
import { StartError } from "#platform/start-error.ts";

const usage = `To export or import all tours, while the product is stopped:
pnpm tours export FILE
pnpm tours import FILE [--yes]
FILE ends in .zip (with photos) or .csv (for spreadsheets).`;

const commandSchema = z.tuple([z.enum(["export", "import"]), z.string().min(1)]);
const typeSchema = z
  .enum([".zip", ".csv"])
  .transform((ending): TourFileType => (ending === ".zip" ? "zip" : "csv"));

/** Parses a command line such as `import tours.csv --yes`. Throws {@link StartError} with the usage. */
export const readToursCommand = (argv: string[]) => {
  try {
    const options = { yes: { type: "boolean", default: false } } as const;
    // pnpm hands its own `--` on.
    const args = argv.filter((arg) => arg !== "--");
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, file] = commandSchema.parse(positionals);
    return {
      action,
      file,
      type: typeSchema.parse(extname(file).toLowerCase()),
      isSure: values.yes,
    };
  } catch {
    throw new StartError(usage);
  }
};
export type ToursCommand = ReturnType<typeof readToursCommand>;
