import { z } from "zod";
import { honeypotField } from "./honeypot.ts";

/** Signals of the spam check. Missing without JavaScript; malformed values count as missing. */
export const formSignals = z.object({
  [honeypotField]: z.string().optional().catch(undefined),
  /** Milliseconds from the first keystroke to sending. */
  filledInMs: z.number().min(0).optional().catch(undefined),
});
export type FormSignals = z.infer<typeof formSignals>;

export const spamInput = z.object({ spam: z.boolean("spam must be true or false.") });
