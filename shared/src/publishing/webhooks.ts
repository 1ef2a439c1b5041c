import { z } from "zod";
import { timestamp } from "../text/text.ts";
import { revision } from "./revision.ts";

export const rebuildEvent = z.object({
  type: z.literal("site.rebuild"),
  timestamp,
  data: z.object({ buildId: z.uuid(), revision, reason: z.string() }),
});
export type RebuildEvent = z.infer<typeof rebuildEvent>;

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
