import { z } from "zod";

/** Whether an admin gets a mail each working morning, if somebody waits. */
export const digestChoice = z.object({
  isWanted: z.boolean("isWanted must be true or false."),
});
export type DigestChoice = z.infer<typeof digestChoice>;
