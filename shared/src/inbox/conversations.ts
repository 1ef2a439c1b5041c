import { z } from "zod";
import { listQuery, pageInfo, sortedBy } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { optionalSingleLineText, singleLineText, timestamp } from "../text/text.ts";
import { readDays } from "./travel-days.ts";

/** Folder of a conversation; lists leave out possible spam and the trash by default. */
export const box = z.enum(["inbox", "spam", "trash"], "box must be inbox, spam or trash.");
export type Box = z.infer<typeof box>;

/** Progress of a conversation. `new`: the guest's request has no answer yet. */
export const conversationState = z.enum(
  ["new", "answered", "quoted", "confirmed", "done", "lost"],
  "state must be new, answered, quoted, confirmed, done or lost.",
);
export type ConversationState = z.infer<typeof conversationState>;

export const teamMember = z.object({ _id: z.string(), username: z.string() });

export const messageDesk = z.object({
  state: conversationState.nullable(),
  waits: z.boolean(),
  /** The message arrived after an answer: its request changes the trip only if the team uses it. */
  aside: z.boolean(),
});

/** A guest's newest request that differs from the current trip. */
export const laterRequest = z.object({
  _id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  destination: z.string().nullable(),
  paxNumber: z.int().nullable(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  ...readDays.shape,
  createdAt: timestamp,
});
export type LaterRequest = z.infer<typeof laterRequest>;

/**
 * A conversation with one guest. After the first answer, or once the team has set the days, newer messages change
 * neither guest nor trip.
 */
export const conversation = z.object({
  _id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  destination: z.string().nullable(),
  paxNumber: z.int().nullable(),
  checkinDate: z.string().nullable(),
  checkoutDate: z.string().nullable(),
  ...readDays.shape,
  /** Time when the team set the days; `null` if they were read from the guest's text. */
  datesSetAt: timestamp.nullable(),
  askedAt: timestamp.nullable(),
  asksFor: laterRequest.nullable(),
  /** Start of the guest's latest text; empty for an inquiry without a message. */
  preview: z.string(),
  box,
  state: conversationState,
  lostReason: z.string().nullable(),
  assignee: teamMember.nullable(),
  remindAt: timestamp.nullable(),
  waitingSince: timestamp.nullable(),
  /** Promised reply time for the waiting guest; `null` without a promise. */
  dueAt: timestamp.nullable(),
  /** Time at which the next scheduled reply goes out; the guest waits until then. */
  replyPlannedAt: timestamp.nullable(),
  trashedAt: timestamp.nullable(),
  latestAt: timestamp,
  createdAt: timestamp,
});
export type Conversation = z.infer<typeof conversation>;

const flag = (name: string) =>
  z
    .enum(["true", "false"], `${name} must be true or false.`)
    .transform((text) => text === "true")
    .optional();

const day = (name: string) => z.iso.date(`${name} must be a day such as 2026-12-05.`).optional();

/** `from` and `until`: range of a trip's first day; `undated`: open requests without a known day. */
export const tripFilter = z.object({
  destination: singleLineText("destination").optional(),
  from: day("from"),
  until: day("until"),
  undated: flag("undated"),
});
export type TripFilter = z.infer<typeof tripFilter>;

/**
 * `assignee` is an account's id, `me` or `nobody`; `due`: a reminder that is due, or with `false` one in the future;
 * `overdue`: the guest has been waiting longer than promised.
 */
export const conversationFilter = z.object({
  box: z.enum([...box.options, "any"], "box must be inbox, spam, trash or any.").default("inbox"),
  state: conversationState.optional(),
  waiting: flag("waiting"),
  due: flag("due"),
  overdue: flag("overdue"),
  assignee: singleLineText("assignee").optional(),
  ...tripFilter.shape,
});
export type ConversationFilter = z.infer<typeof conversationFilter>;

export const conversationListQuery = listQuery.extend({
  ...sortedBy(["latestAt", "createdAt", "name", "waitingSince", "dueAt", "startsOn", "remindAt"]),
  ...conversationFilter.shape,
});
export type ConversationListQuery = z.infer<typeof conversationListQuery>;

export const conversationList = pageInfo.extend({ conversations: z.array(conversation) });
export type ConversationPage = z.infer<typeof conversationList>;

const count = z.int().min(0);

/** Number of conversations by folder; states count the inbox only. */
export const conversationCounts = z.object({
  boxes: z.array(z.object({ name: box, count })),
  states: z.array(z.object({ name: conversationState, count })),
  waiting: count,
  due: count,
  upcoming: count,
  overdue: count,
  mine: count,
});
export type ConversationCounts = z.infer<typeof conversationCounts>;

const travelDates = readDays.refine(
  ({ startsOn, endsOn }) => endsOn === null || (startsOn !== null && startsOn <= endsOn),
  "The last day is before the first.",
);

const lostReason = optionalSingleLineText("Reason");

/** Changes by the team; missing keys keep their values. */
export const conversationChange = z.object({
  box: box.optional(),
  state: conversationState.optional(),
  /** Reason for the state `lost`; cleared by any other state. */
  lostReason: lostReason.optional(),
  assigneeId: z.string().nullable().optional(),
  remindAt: timestamp.nullable().optional(),
  /** `null` returns to the dates read from the guest's text. Dates stay until the team uses a later request. */
  dates: travelDates.nullable().optional(),
  /** Uses an inquiry's request as the trip, or undoes that. */
  request: z.object({ id: z.string(), used: z.boolean() }).optional(),
});
export type ConversationChange = z.infer<typeof conversationChange>;

const atOnce = `At most ${limits.page.max} at once.`;

/** One change per conversation; sending the previous values back undoes it. */
const changeOfOne = z.object({
  id: z.string(),
  change: conversationChange,
  /** The conversation's `latestAt` as it was read; the API answers `edit_conflict` if somebody has written since. */
  latestAt: timestamp.optional(),
  /** The timeline entry that this change undoes; it is deleted. */
  undoes: z.string().optional(),
});
export type ChangeOfOne = z.infer<typeof changeOfOne>;
const changes = z.array(changeOfOne, "changes must be a list.");

export const conversationsChange = z.object({
  changes: changes
    .min(1, "Choose at least one conversation.")
    .max(limits.page.max, atOnce)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      "Each conversation may be changed once.",
    ),
});

export const conversationsChanged = z.object({
  message: z.string(),
  conversations: z.array(conversation),
  before: changes,
});

export const joinInput = z.object({
  ids: z
    .array(z.string(), "ids must be a list.")
    .min(1, "Choose at least one conversation.")
    .max(limits.page.max, atOnce),
});

export const splitInput = z.object({
  messages: z
    .array(z.string(), "messages must be a list.")
    .min(1, "Choose at least one message.")
    .max(limits.page.max, atOnce),
});
