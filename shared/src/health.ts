import { z } from "zod";

/** `details` are for admins only. Queue depths count rows that wait. */
export const health = z.object({
  status: z.literal("ok"),
  details: z
    .object({
      engine: z.string(),
      revision: z.int(),
      queues: z.object({ builds: z.int(), mails: z.int() }),
    })
    .optional(),
});
export type Health = z.infer<typeof health>;
