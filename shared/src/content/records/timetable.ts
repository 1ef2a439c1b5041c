import { z } from "zod";
import { recordRef } from "./records.ts";

/** `publish` publishes the record's draft as it is at that time; `show` and `hide` only change whether visitors see it. */
export const timetableAction = z.enum(
  ["publish", "show", "hide"],
  "action must be publish, show or hide.",
);
export type TimetableAction = z.infer<typeof timetableAction>;

export const timetableRecord = recordRef.extend({ name: z.string(), action: timetableAction });
export type TimetableRecord = z.infer<typeof timetableRecord>;

export const timetableState = z.enum(["planned", "done", "failed", "cancelled"]);
export type TimetableState = z.infer<typeof timetableState>;
