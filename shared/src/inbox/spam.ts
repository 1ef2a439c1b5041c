import { z } from "zod";
import { honeypotField } from "./honeypot.ts";

/** Tells people from programs. Missing without JavaScript; malformed counts as missing. */
export const formSignals = z.object({
  [honeypotField]: z.string().optional().catch(undefined),
  /** Milliseconds from the first typing to sending. */
  filledInMs: z.number().min(0).optional().catch(undefined),
});
export type FormSignals = z.infer<typeof formSignals>;

export const spamInput = z.object({ spam: z.boolean("spam must be true or false.") });
