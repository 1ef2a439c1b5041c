import { z } from "zod";

export const liveness = z.object({ status: z.literal("ok") });

/** `details` are for admins only. Queue depths count rows that wait. */
export const health = liveness.extend({
  details: z
    .object({
      engine: z.string(),
      revision: z.int(),
      queues: z.object({ builds: z.int(), mails: z.int() }),
    })
    .optional(),
});
export type Health = z.infer<typeof health>;
