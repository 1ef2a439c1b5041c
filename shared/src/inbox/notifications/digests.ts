import { z } from "zod";

/** True if the admin wants an email on working mornings when guests are waiting. */
export const digestChoice = z.object({
  isWanted: z.boolean("isWanted must be true or false."),
});
export type DigestChoice = z.infer<typeof digestChoice>;
