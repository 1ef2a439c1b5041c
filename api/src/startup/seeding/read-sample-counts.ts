import { parseArgs } from "node:util";
import { z } from "zod";
import { StartError } from "../start-error.ts";
import { type TrialCounts, trialKinds } from "./sample-data/seed-sample-data.ts";

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

const options = Object.fromEntries(trialKinds.map((kind) => [kind, { type: "string" } as const]));
const usage = `pnpm seed ${trialKinds.map((kind) => `--${kind} N`).join(" ")}`;

/** What a command line such as `--tours 20` asks for. Throws {@link StartError} with the usage. */
export const readTrialCounts = (given: string[]): TrialCounts => {
  // pnpm hands its own `--` on.
  const args = given[0] === "--" ? given.slice(1) : given;
  try {
    const { values } = parseArgs({ args, options });
    if (Object.keys(values).length > 0) return countsSchema.parse(values);
  } catch {
    // What is wrong shows beside the usage.
  }
  throw new StartError(`Adds sample rows for trials of size: ${usage}`);
};
