import { z } from "zod";
import { timestamp } from "../../text/text.ts";
import { type RecordKind, recordRef } from "./records.ts";

/** `publish` publishes the record's draft as it is at that time; `show` and `hide` only change whether visitors see it. */
export const timetableAction = z.enum(
  ["publish", "show", "hide"],
  "action must be publish, show or hide.",
);
export type TimetableAction = z.infer<typeof timetableAction>;

/** The most records of an entry, days that it may lie ahead, past ones in a list, and days that these are kept. */
export const timetableLimits = { records: 50, days: 730, past: 50, keptDays: 400 } as const;

/** Milliseconds after its time from which an entry counts as late. */
export const lateAfter = 2 * 60_000;

export const canBeHidden = (kind: RecordKind) =>
  kind === "tour" || kind === "page" || kind === "review";

/** Changing these sections can require re-authentication, which nobody can give at a later time. */
const guardedSections: ReadonlySet<string> = new Set(["messages", "security"]);

export const canBeScheduled = ({ kind, id }: { kind: RecordKind; id: string }) =>
  kind !== "settings" || !guardedSections.has(id);

export const timetableRecord = recordRef.extend({ name: z.string(), action: timetableAction });
export type TimetableRecord = z.infer<typeof timetableRecord>;

export const timetableState = z.enum(["planned", "done", "failed", "cancelled"]);
export type TimetableState = z.infer<typeof timetableState>;

/** A clock time in the company's time zone. */
export const timetableTime = z.object({
  day: z.iso.date("day must be a day such as 2026-12-01."),
  time: z.string("time must be text.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: "time must be a time such as 08:00.",
  }),
});
export type TimetableTime = z.infer<typeof timetableTime>;

const isWithoutRepeats = (records: { kind: string; id: string }[]) =>
  new Set(records.map(({ kind, id }) => `${kind} ${id}`)).size === records.length;

/** Records that go out together, in one release. */
export const timetableInput = timetableTime.extend({
  records: z
    .array(recordRef.extend({ action: timetableAction }), "records must be a list.")
    .min(1, "Choose at least one record.")
    .max(timetableLimits.records, `Choose at most ${timetableLimits.records} records.`)
    .refine(isWithoutRepeats, "Each record can be chosen only once."),
});
export type TimetableInput = z.infer<typeof timetableInput>;

export const timetableEntry = z.object({
  _id: z.string(),
  records: z.array(timetableRecord),
  dueAt: timestamp,
  state: timetableState,
  /** User name of the admin who planned it; `null` for a deleted account. */
  author: z.string().nullable(),
  createdAt: timestamp,
  /** The time at which it was published, or failed. */
  doneAt: timestamp.nullable(),
  isLate: z.boolean(),
  /** The time at which the public address first served it. */
  liveAt: timestamp.nullable(),
  /** Names records that this release shows in an earlier version or not at all. */
  liveMessage: z.string().nullable(),
  /** The reason why nothing was published. */
  problem: z.string().nullable(),
});
export type TimetableEntry = z.infer<typeof timetableEntry>;

/** The coming start or end of a notice, which site settings plan. */
export const timetableNotice = z.object({
  id: z.string(),
  text: z.string(),
  change: z.enum(["start", "end"]),
  at: timestamp,
});
export type TimetableNotice = z.infer<typeof timetableNotice>;

/** `planned` and `notices` in the order of their times; `past` the last ones, newest first. */
export const timetableList = z.object({
  planned: z.array(timetableEntry),
  past: z.array(timetableEntry),
  notices: z.array(timetableNotice),
});
export type TimetableList = z.infer<typeof timetableList>;

/** `message` also says if the clock shows the time twice that night. */
export const timetableSaved = z.object({ message: z.string(), entry: timetableEntry });
