import { parseArgs } from "node:util";
import { z } from "zod";
import { StartError } from "#platform/start-error.ts";
import { type SampleCounts, sampleKinds } from "./sample-data/seed-sample-data.ts";

const count = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .default(0);
const countsSchema = z.object({
  tours: count,
  photos: count,
  inquiries: count,
  contacts: count,
  users: count,
});

const options = Object.fromEntries(sampleKinds.map((kind) => [kind, { type: "string" } as const]));
const usage = `pnpm seed ${sampleKinds.map((kind) => `--${kind} N`).join(" ")}`;

/** Parses a command line such as `--tours 20`. Throws {@link StartError} with the usage. */
export const readSampleCounts = (argv: string[]): SampleCounts => {
  // pnpm hands its own `--` on.
  const args = argv[0] === "--" ? argv.slice(1) : argv;
  try {
    const { values } = parseArgs({ args, options });
    if (Object.keys(values).length > 0) return countsSchema.parse(values);
  } catch {
    // The error appears next to the usage.
  }
  throw new StartError(`To add sample rows: ${usage}`);
};
