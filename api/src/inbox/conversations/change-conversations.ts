import { and, desc, eq, inArray, isNull, max } from "drizzle-orm";
import type { Box, ChangeOfOne, ConversationChange } from "shared/inbox/conversations";
import { type TimelineChange, timelineChange } from "shared/inbox/timeline";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, invalidField } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import { type MessageKind, messages } from "#tables/messages.ts";
import type { Writing } from "../forms/change-message.ts";
import { receiptMail } from "../mails/form-mails.ts";
import { type ConversationRow, isClosed, readConversation } from "../messages/conversation-row.ts";
import { updatePlannedReplies } from "../messages/planned-replies.ts";
import { saveSummaries } from "../messages/save-summaries.ts";
import { mayHaveReceipt } from "../spam/receipts.ts";
import { readTimeline } from "./read-timeline.ts";

const guestKinds: MessageKind[] = ["inquiry", "contact", "mail", "proposal"];

type Doing = { by: Actor; at: Date };

/** Stores in the conversation what the team changed. */
export const addChange = async (
  tx: Transaction,
  conversationId: string,
  details: TimelineChange,
  { by, at }: Doing,
): Promise<string> => {
  const id = newId();
  const change = { kind: "change" as const, details, byId: by.id };
  await tx.insert(messages).values({ id, conversationId, ...change, createdAt: at.toISOString() });
  return id;
};

/** The newest form whose sender was owed a receipt, of those that are judged. */
const takeOwed = async (tx: Transaction, { id }: ConversationRow) => {
  const isOwed = and(
    eq(messages.conversationId, id),
    eq(messages.receiptOwed, true),
    isNull(messages.respondedAt),
  );
  const [owed] = await tx
    .select()
    .from(messages)
    .where(isOwed)
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(1);
  await tx.update(messages).set({ receiptOwed: false }).where(isOwed);
  return owed;
};

/** Judges all messages like their conversation; a guest who is no spammer gets one receipt, if one was owed. */
const judge = async (
  { tx, enqueue, settings }: Writing,
  row: ConversationRow,
  flagged: boolean,
  at: Date,
) => {
  const isGuests = and(eq(messages.conversationId, row.id), inArray(messages.kind, guestKinds));
  await tx.update(messages).set({ flagged }).where(isGuests);
  const owed = flagged ? undefined : await takeOwed(tx, row);
  if (!owed || !(await mayHaveReceipt(tx, owed.email, at))) return;
  const arrival = { at: new Date(owed.createdAt), replyDueAt: null };
  await enqueue([{ ...receiptMail(owed, arrival, settings), about: owed.id }]);
};

const judgeInBox = async (writing: Writing, row: ConversationRow, box: Box, at: Date) => {
  if (box === "spam") await judge(writing, row, true, at);
  if (box === "inbox" && row.box === "spam") await judge(writing, row, false, at);
};

/** A closed conversation waits for no reply to what was written so far, whatever its guest writes later. */
export const closeMessages = async (tx: Transaction, id: string, at: Date) => {
  const whereOpen = and(
    eq(messages.conversationId, id),
    eq(messages.fromGuest, true),
    isNull(messages.closedAt),
  );
  await tx.update(messages).set({ closedAt: at.toISOString() }).where(whereOpen);
};

/** Takes back the last time that a conversation was closed. */
const reopenMessages = async (tx: Transaction, id: string) => {
  const isThere = eq(messages.conversationId, id);
  const last = tx
    .select({ last: max(messages.closedAt) })
    .from(messages)
    .where(isThere);
  await tx
    .update(messages)
    .set({ closedAt: null })
    .where(and(isThere, inArray(messages.closedAt, last)));
};

/** Only admins with access to everything can open the inbox. */
const refuseStranger = async (tx: Transaction, assigneeId: string | null | undefined) => {
  if (!assigneeId) return;
  if ((await tx.$count(users, and(eq(users.id, assigneeId), whereFullAdmin))) === 0)
    throw invalidField("assigneeId", "Choose a team member with access to the inbox.");
};

const getDates = ({ startsOn, endsOn }: ConversationRow) => ({ startsOn, endsOn });

/** The fields of a change as they are before it. */
const toBefore = (row: ConversationRow, change: ConversationChange): ConversationChange => ({
  ...(change.box && { box: row.box }),
  ...(change.state && { state: row.state, lostReason: row.lostReason }),
  ...(change.lostReason !== undefined && { lostReason: row.lostReason }),
  ...(change.assigneeId !== undefined && { assigneeId: row.assigneeId }),
  ...(change.remindAt !== undefined && { remindAt: row.remindAt }),
  ...(change.request && { request: { ...change.request, used: !change.request.used } }),
  ...((change.dates !== undefined || change.request) && {
    dates: row.datesSetAt === null ? null : getDates(row),
  }),
});

const joinKeys = (change: object) => Object.keys(change).toSorted().join();

/**
 * Deletes the timeline entry of an undone change; the activity log keeps both. An entry that is not the newest change, or
 * that also changed something else, stays. Returns whether it was deleted.
 */
const removeUndone = async (
  tx: Transaction,
  row: ConversationRow,
  { change, undoes }: Pick<ChangeOfOne, "change" | "undoes">,
  by: Actor,
) => {
  if (undoes === undefined) return false;
  const [newest] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, row.id), eq(messages.kind, "change")))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(1);
  if (newest?.id !== undoes || newest.byId !== by.id) return false;
  const undone = timelineChange.parse(newest.details);
  if (joinKeys(toBefore(row, undone)) !== joinKeys(change)) return false;
  await tx.delete(messages).where(eq(messages.id, undoes));
  return true;
};

const toDates = ({ dates, request }: ConversationChange, at: Date) => {
  if (dates) return { ...dates, datesSetAt: at.toISOString() };
  // The dates of a request are used with it.
  return dates === null || request?.used ? { datesSetAt: null } : {};
};

/** 400 where it is no inquiry of the conversation. */
const useRequest = async (
  tx: Transaction,
  { id }: ConversationRow,
  request: NonNullable<ConversationChange["request"]>,
) => {
  const isInquiry = and(
    eq(messages.id, request.id),
    eq(messages.conversationId, id),
    eq(messages.kind, "inquiry"),
  );
  const changed = await tx
    .update(messages)
    .set({ aside: !request.used })
    .where(isInquiry)
    .returning({ id: messages.id });
  if (changed.length === 0) throw invalidField("request", "Choose a request in this conversation.");
};

/** The times of the first quote and the first yes; a trip that is set back has neither. */
const toMilestones = (row: ConversationRow, { state }: ConversationChange, at: Date) => {
  const time = at.toISOString();
  if (state === "quoted") return { quotedAt: row.quotedAt ?? time, confirmedAt: null };
  if (state === "confirmed") return { confirmedAt: row.confirmedAt ?? time };
  const isSetBack = state === "new" || state === "answered";
  const hadCome = row.state === "quoted" || row.state === "confirmed";
  return isSetBack && hadCome ? { quotedAt: null, confirmedAt: null } : {};
};

const toBox = (row: ConversationRow, { box }: ConversationChange, at: Date) =>
  box && box !== row.box ? { box, trashedAt: box === "trash" ? at.toISOString() : null } : {};

const toFields = (row: ConversationRow, change: ConversationChange, at: Date) => {
  const { state = row.state, assigneeId = row.assigneeId, remindAt = row.remindAt } = change;
  const { lostReason = row.lostReason } = change;
  return {
    ...{ state, assigneeId, remindAt, lostReason: state === "lost" ? lostReason : null },
    ...toBox(row, change, at),
    ...toDates(change, at),
    ...toMilestones(row, change, at),
  };
};

/** Only what was lost has a reason. */
const withoutVain = (row: ConversationRow, change: ConversationChange): ConversationChange => {
  const { lostReason: _lostReason, ...otherFields } = change;
  return (change.state ?? row.state) === "lost" ? change : otherFields;
};

/** The activity log may keep a change for years, so it holds no words about a guest. */
const withoutWords = ({ lostReason: _lostReason, ...change }: ConversationChange) => change;

/** Returns what undoes it. 404 where there is no such conversation, 409 where somebody has written since it was read. */
export const changeConversation = async (
  writing: Writing,
  { id, change: asked, latestAt, undoes }: ChangeOfOne,
  { by, at }: Doing,
): Promise<ChangeOfOne> => {
  const { tx } = writing;
  const row = await readConversation(tx, id);
  if (latestAt !== undefined && latestAt !== row.latestAt)
    throw editConflict(await readTimeline(tx, id));
  await refuseStranger(tx, asked.assigneeId);
  const change = withoutVain(row, asked);
  const before = toBefore(row, change);
  if (change.box && change.box !== row.box) await judgeInBox(writing, row, change.box, at);
  if (change.state && isClosed({ state: change.state })) await closeMessages(tx, id, at);
  else if (change.state && isClosed(row)) await reopenMessages(tx, id);
  if (change.request) await useRequest(tx, row, change.request);
  await saveSummaries(tx, [{ ...row, ...toFields(row, change, at) }]);
  if (change.box && change.box !== row.box) await updatePlannedReplies(tx, id, change.box, at);
  const isUndone = await removeUndone(tx, row, { change: asked, undoes }, by);
  const entry = isUndone ? undefined : await addChange(tx, id, change, { by, at });
  const subject = { kind: "conversation", id } as const;
  const [was, is] = [withoutWords(before), withoutWords(change)];
  await addEntry(tx, { action: "conversation.changed", subject, before: was, after: is, by, at });
  return { id, change: before, undoes: entry };
};
