import { z } from "zod";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { changedSingleLineText, multilineText, optionalText, timestamp } from "../../text/text.ts";

/** The team's notes for the guide of a trip; `time` and `place` are those of the pick-up, such as `07:30`. */
export const tripPlan = z.object({
  time: z.string().nullable(),
  place: z.string().nullable(),
  guide: z.string().nullable(),
  vehicle: z.string().nullable(),
  notes: z.string().nullable(),
});
export type TripPlan = z.infer<typeof tripPlan>;

/** Missing fields stay as they are. */
export const tripPlanChange = z.object({
  time: optionalText(
    "Time",
    z.iso.time({ precision: -1, error: "Time must be like 07:30." }),
  ).optional(),
  place: changedSingleLineText("Pick-up place", limits.pickupPlace),
  guide: changedSingleLineText("Guide"),
  vehicle: changedSingleLineText("Vehicle"),
  notes: optionalText("Notes", multilineText("Notes", limits.guestText)).optional(),
});
export type TripPlanChange = z.input<typeof tripPlanChange>;

/** All confirmed trips of a day, or one trip by the id of its conversation. */
export const sheetScope = z
  .object({
    day: z.iso.date("day must be a day such as 2026-12-05.").optional(),
    trip: z.string().min(1).max(limits.line).optional(),
  })
  .refine(({ day, trip }) => (day === undefined) !== (trip === undefined), "Name a day or a trip.");
export type SheetScope = z.infer<typeof sheetScope>;

export const guideLink = z.object({ _id: z.string(), url: z.url(), expiresAt: timestamp });
export type GuideLink = z.infer<typeof guideLink>;

export const daySheet = z.object({
  title: z.string(),
  /** A whole document that needs no other file. */
  html: z.string(),
  /** By the id of the conversation. */
  trips: z.array(z.object({ _id: z.string(), name: z.string(), plan: tripPlan })),
  link: guideLink.nullable(),
});
export type DaySheet = z.infer<typeof daySheet>;

export const guideLinkCreated = messageBody.extend({ link: guideLink });
