import { z } from "zod";

export const liveness = z.object({ status: z.literal("ok") });

/** Only admins receive `details`. Queue depths count waiting rows. */
export const health = liveness.extend({
  details: z
    .object({
      version: z.string(),
      engine: z.string(),
      revision: z.int(),
      queues: z.object({ builds: z.int(), mails: z.int() }),
    })
    .optional(),
});
export type Health = z.infer<typeof health>;
