import { z } from "zod";
import { revision } from "./content.ts";
import { timestamp } from "./text.ts";

/** What the API asks of a builder, signed by the Standard Webhooks scheme. */
export const rebuildEvent = z.object({
  type: z.literal("site.rebuild"),
  timestamp,
  data: z.object({ buildId: z.string(), revision, reason: z.string() }),
});
export type RebuildEvent = z.infer<typeof rebuildEvent>;

/** What the builder reports back to `/api/builds/callback`, signed the same way. */
export const buildEvent = z.object({
  type: z.literal("site.build"),
  timestamp,
  data: z.object({
    buildId: z.string(),
    revision,
    status: z.enum(["building", "ready", "failed"]),
    message: z.string().optional(),
  }),
});
export type BuildEvent = z.infer<typeof buildEvent>;
