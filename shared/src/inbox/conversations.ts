import { z } from "zod";
import { listQuery, pageInfo, sortedBy } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { optionalSingleLineText, singleLineText, timestamp } from "../text/text.ts";
import { readDays } from "./travel-days.ts";

/** Where a conversation lies: possible spam and what was thrown away are listed only where they are asked for. */
export const box = z.enum(["inbox", "spam", "trash"], "box must be inbox, spam or trash.");
export type Box = z.infer<typeof box>;

/** How far it has come. `new`: the guest's request has no answer yet. */
export const conversationState = z.enum(
  ["new", "answered", "quoted", "confirmed", "done", "lost"],
  "state must be new, answered, quoted, confirmed, done or lost.",
);
export type ConversationState = z.infer<typeof conversationState>;

/** Somebody of the team, as long as there is the account. */
export const teamMember = z.object({ _id: z.string(), username: z.string() });

/** How the conversation of a message goes on, as the inbox shows it. */
export const messageDesk = z.object({
  /** The state of its conversation. */
  state: conversationState.nullable(),
  /** Whether its guest waits for an answer to it. */
  waits: z.boolean(),
  /** It came after the trip was answered: what it says stands beside the trip until the team uses it. */
  aside: z.boolean(),
});

/** What a guest's newest inquiry asks for beside the trip that stands. */
export const laterRequest = z.object({
  /** Of the inquiry. */
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

/** One guest's. From the first answer on, or once the team has set its days, newer messages change neither guest nor trip. */
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
  /** When the team set these days; `null` where they are as they could be read. */
  datesSetAt: timestamp.nullable(),
  /** When the trip was asked for; `null` where none was. */
  askedAt: timestamp.nullable(),
  asksFor: laterRequest.nullable(),
  /** The beginning of the guest's last words; empty where an inquiry has none. */
  preview: z.string(),
  box,
  state: conversationState,
  lostReason: z.string().nullable(),
  assignee: teamMember.nullable(),
  remindAt: timestamp.nullable(),
  /** Since when the guest waits for an answer. */
  waitingSince: timestamp.nullable(),
  /** By when the guest who waits was promised an answer; `null` where nothing was promised. */
  dueAt: timestamp.nullable(),
  trashedAt: timestamp.nullable(),
  /** When somebody last wrote. */
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

/** `from` and `until`: between which days guests want to come; `undated`: open requests of which no day is known. */
export const tripFilter = z.object({
  destination: singleLineText("destination").optional(),
  from: day("from"),
  until: day("until"),
  undated: flag("undated"),
});
export type TripFilter = z.infer<typeof tripFilter>;

/**
 * `assignee` is an account's id, `me` or `nobody`; `due`: a reminder whose time has come, or with `false` one that is still to
 * come; `overdue`: a guest waits for longer than was promised.
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

/** How many lie where; states are counted in the inbox. */
export const conversationCounts = z.object({
  boxes: z.array(z.object({ name: box, count })),
  states: z.array(z.object({ name: conversationState, count })),
  waiting: count,
  due: count,
  /** Reminders that are still to come. */
  upcoming: count,
  overdue: count,
  mine: count,
});
export type ConversationCounts = z.infer<typeof conversationCounts>;

const travelDates = readDays.refine(
  ({ startsOn, endsOn }) => endsOn === null || (startsOn !== null && startsOn <= endsOn),
  "The trip ends before it begins.",
);

const lostReason = optionalSingleLineText("Reason");

/** What the team decides about conversations; what is left out stays. */
export const conversationChange = z.object({
  box: box.optional(),
  state: conversationState.optional(),
  /** Why nothing came of it; forgotten with the state `lost`. */
  lostReason: lostReason.optional(),
  assigneeId: z.string().nullable().optional(),
  remindAt: timestamp.nullable().optional(),
  /** `null`: as they could be read. They stand until the team uses a later request. */
  dates: travelDates.nullable().optional(),
  /** Makes what an inquiry asks for the trip, or sets it aside again. */
  request: z.object({ id: z.string(), used: z.boolean() }).optional(),
});
export type ConversationChange = z.infer<typeof conversationChange>;

const atOnce = `At most ${limits.page.max} at once.`;

/** A change for each conversation; what came before is undone by sending it back as it is. */
const changeOfOne = z.object({
  id: z.string(),
  change: conversationChange,
  /** That of the conversation as it was read: whoever wrote since then is an `edit_conflict`. */
  latestAt: timestamp.optional(),
  /** The entry of the timeline that it takes back, and which goes with it. */
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
export type ConversationsChanged = z.infer<typeof conversationsChanged>;

export const joinInput = z.object({
  ids: z
    .array(z.string(), "ids must be a list.")
    .min(1, "Choose at least one conversation.")
    .max(limits.page.max, atOnce),
});

/** Messages that are another guest's, or another trip. */
export const splitInput = z.object({
  messages: z
    .array(z.string(), "messages must be a list.")
    .min(1, "Choose at least one message.")
    .max(limits.page.max, atOnce),
});
