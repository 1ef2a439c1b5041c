import { z } from "zod";
import { page } from "../pages/pages.ts";
import { review } from "../reviews.ts";
import { tourService } from "../tours/tour-services.ts";
import { questionsDocument } from "./records.ts";

/** A record as clients see it, made from what was entered. */
export const presentedRecord = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tour"), record: tourService }),
  z.object({ kind: z.literal("page"), record: page }),
  z.object({ kind: z.literal("review"), record: review }),
  /** `section` is the settings section; its value is that section's. */
  z.object({
    kind: z.literal("settings"),
    section: z.string(),
    record: z.record(z.string(), z.unknown()),
  }),
  z.object({ kind: z.literal("questions"), record: questionsDocument }),
]);
export type PresentedRecord = z.infer<typeof presentedRecord>;
