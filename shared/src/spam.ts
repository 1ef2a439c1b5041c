import { z } from "zod";
import { hiddenField } from "./hidden-field.ts";

/**
 * What a form tells beside the message, to tell people from programs. All of it may be missing, as
 * without JavaScript; what is malformed counts as missing.
 */
export const formSignals = z.object({
  /** What stands in the field that people never see. */
  [hiddenField]: z.string().optional().catch(undefined),
  /** Milliseconds from the first typing to sending. */
  filledInMs: z.number().min(0).optional().catch(undefined),
});
export type FormSignals = z.infer<typeof formSignals>;

/** The operator's own judgement of a message. */
export const spamInput = z.object({ spam: z.boolean("spam must be true or false.") });
