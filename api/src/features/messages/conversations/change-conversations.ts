import { and, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { ChangeOfOne, ConversationChange, ConversationState } from "shared/conversations";
import type { SiteSettings } from "shared/site-settings";
import { newId } from "#db/new-id.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import { isOver } from "../../../conversations/is-over.ts";
import type { ConversationRow } from "../../../conversations/place-messages.ts";
import { refreshConversations } from "../../../conversations/refresh-conversations.ts";
import { settleMessages, unsettleMessages } from "../../../conversations/settle-messages.ts";
import { editConflict, invalidField, notFound } from "../../../lib/errors.ts";
import type { EnqueueMails } from "../../../outbox/mail-writer.ts";
import { mayHaveReceipt } from "../../../spam/receipts.ts";
import { contactMails } from "../mails/contact-mails.ts";
import { inquiryMails } from "../mails/inquiry-mails.ts";
import { readTimeline } from "./read-timeline.ts";

export type Writing = { tx: Transaction; enqueue: EnqueueMails; settings: SiteSettings };
type Doing = { by: Actor; at: Date };

export const findConversation = async (tx: Transaction, id: string): Promise<ConversationRow> => {
  const { seq: _seq, ...columns } = getTableColumns(conversations);
  const [row] = await tx.select(columns).from(conversations).where(eq(conversations.id, id));
  if (!row) throw notFound("Conversation");
  return row;
};

/** What became otherwise, as part of the conversation. */
export const addChange = async (
  tx: Transaction,
  conversationId: string,
  change: typeof conversationEntries.$inferSelect.change,
  { by, at }: Doing,
): Promise<string> => {
  const id = newId();
  await tx.insert(conversationEntries).values({
    ...{ id, conversationId, kind: "change", change, byId: by.id },
    createdAt: at.toISOString(),
  });
  return id;
};

/** The newest message whose sender was owed a receipt, of those that are judged. */
const takeOwed = async (tx: Transaction, { id }: ConversationRow, settings: SiteSettings) => {
  const isOwed = (table: typeof contacts | typeof inquiries) =>
    and(eq(table.conversationId, id), eq(table.receiptOwed, true), isNull(table.respondedAt));
  const [[contact], [inquiry]] = await Promise.all([
    tx.select().from(contacts).where(isOwed(contacts)).orderBy(desc(contacts.createdAt)).limit(1),
    tx
      .select()
      .from(inquiries)
      .where(isOwed(inquiries))
      .orderBy(desc(inquiries.createdAt))
      .limit(1),
  ]);
  for (const table of [contacts, inquiries])
    await tx.update(table).set({ receiptOwed: false }).where(isOwed(table));
  const toArrival = (createdAt: string) => ({ at: new Date(createdAt), promisedAt: null });
  if (inquiry && (!contact || inquiry.createdAt > contact.createdAt))
    return {
      about: inquiry.id,
      mail: inquiryMails.receipt(inquiry, toArrival(inquiry.createdAt), settings),
    };
  return (
    contact && {
      about: contact.id,
      mail: contactMails.receipt(contact, toArrival(contact.createdAt), settings),
    }
  );
};

/** All of its messages are judged as it is; whoever is no spammer gets one receipt, where one was owed. */
const judge = async (
  { tx, enqueue, settings }: Writing,
  row: ConversationRow,
  flagged: boolean,
  at: Date,
) => {
  for (const table of [contacts, inquiries, guestMails])
    await tx.update(table).set({ flagged }).where(eq(table.conversationId, row.id));
  const owed = flagged ? undefined : await takeOwed(tx, row, settings);
  if (!owed) return;
  const { about, mail } = owed;
  if (await mayHaveReceipt(tx, mail.to, at)) await enqueue([{ ...mail, about }]);
};

const move = async (
  writing: Writing,
  row: ConversationRow,
  box: NonNullable<ConversationChange["box"]>,
  at: Date,
) => {
  const { tx } = writing;
  const trashedAt = box === "trash" ? at.toISOString() : null;
  await tx.update(conversations).set({ box, trashedAt }).where(eq(conversations.id, row.id));
  if (box === "spam") await judge(writing, row, true, at);
  if (box === "inbox" && row.box === "spam") await judge(writing, row, false, at);
};

const settle = async (
  tx: Transaction,
  row: ConversationRow,
  state: ConversationState,
  at: Date,
) => {
  if (isOver(state)) await settleMessages(tx, row.id, at);
  else if (isOver(row.state)) await unsettleMessages(tx, row.id);
};

const refuseStranger = async (tx: Transaction, assigneeId: string | null | undefined) => {
  if (!assigneeId) return;
  const isMember = eq(users.id, assigneeId);
  const [member] = await tx.select({ id: users.id }).from(users).where(isMember);
  if (!member) throw invalidField("assigneeId", "Choose somebody of the team.");
};

const datesOf = ({ startsOn, endsOn }: ConversationRow) => ({ startsOn, endsOn });

/** What the row says of what is changed. */
const toBefore = (row: ConversationRow, change: ConversationChange): ConversationChange => ({
  ...(change.box && { box: row.box }),
  ...(change.state && { state: row.state, lostReason: row.lostReason }),
  ...(change.lostReason !== undefined && { lostReason: row.lostReason }),
  ...(change.assigneeId !== undefined && { assigneeId: row.assigneeId }),
  ...(change.remindAt !== undefined && { remindAt: row.remindAt }),
  ...(change.request && { request: { ...change.request, used: !change.request.used } }),
  ...((change.dates !== undefined || change.request) && {
    dates: row.datesSetAt === null ? null : datesOf(row),
  }),
});

const keysOf = (change: object) => Object.keys(change).toSorted().join();

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
  const { id, conversationId, kind, createdAt, seq } = conversationEntries;
  const [newest] = await tx
    .select()
    .from(conversationEntries)
    .where(and(eq(conversationId, row.id), eq(kind, "change")))
    .orderBy(desc(createdAt), desc(seq))
    .limit(1);
  if (newest?.id !== undoes || newest.byId !== by.id) return false;
  if (keysOf(toBefore(row, newest.change ?? {})) !== keysOf(change)) return false;
  await tx.delete(conversationEntries).where(eq(id, undoes));
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
  const isIt = and(eq(inquiries.id, request.id), eq(inquiries.conversationId, id));
  const changed = await tx
    .update(inquiries)
    .set({ aside: !request.used })
    .where(isIt)
    .returning({ id: inquiries.id });
  if (changed.length === 0) throw invalidField("request", "Choose a request of this conversation.");
};

/** When a price was told and when the guest said yes, first; set back, neither counts. */
const toMilestones = (row: ConversationRow, { state }: ConversationChange, at: Date) => {
  const time = at.toISOString();
  if (state === "quoted") return { quotedAt: row.quotedAt ?? time, confirmedAt: null };
  if (state === "confirmed") return { confirmedAt: row.confirmedAt ?? time };
  const isSetBack = state === "new" || state === "answered";
  const hadCome = row.state === "quoted" || row.state === "confirmed";
  return isSetBack && hadCome ? { quotedAt: null, confirmedAt: null } : {};
};

const toFields = (row: ConversationRow, change: ConversationChange, at: Date) => {
  const { box: _box, dates: _dates, request: _request, ...fields } = change;
  const { lostReason = row.lostReason } = change;
  const isLost = (change.state ?? row.state) === "lost";
  const decided = { ...toDates(change, at), ...toMilestones(row, change, at) };
  return { ...fields, ...decided, lostReason: isLost ? lostReason : null };
};

/** Only what was lost has a reason. */
const withoutVain = (row: ConversationRow, change: ConversationChange): ConversationChange => {
  const { lostReason: _lostReason, ...others } = change;
  return (change.state ?? row.state) === "lost" ? change : others;
};

/** As the activity log may keep it for years: no word about a guest. */
const withoutWords = ({ lostReason: _lostReason, ...change }: ConversationChange) => change;

/** Returns what undoes it. 404 where there is no such conversation, 409 where somebody has written since it was read. */
export const changeConversation = async (
  writing: Writing,
  { id, change: asked, latestAt, undoes }: ChangeOfOne,
  { by, at }: Doing,
): Promise<ChangeOfOne> => {
  const { tx } = writing;
  const row = await findConversation(tx, id);
  if (latestAt !== undefined && latestAt !== row.latestAt)
    throw editConflict(await readTimeline(tx, id));
  await refuseStranger(tx, asked.assigneeId);
  const change = withoutVain(row, asked);
  const before = toBefore(row, change);
  await tx
    .update(conversations)
    .set(toFields(row, change, at))
    .where(eq(conversations.id, id));
  if (change.box && change.box !== row.box) await move(writing, row, change.box, at);
  if (change.state) await settle(tx, row, change.state, at);
  if (change.request) await useRequest(tx, row, change.request);
  await refreshConversations(tx, [id]);
  const isUndone = await removeUndone(tx, row, { change: asked, undoes }, by);
  const entry = isUndone ? undefined : await addChange(tx, id, change, { by, at });
  const subject = { kind: "conversation", id } as const;
  const [was, is] = [withoutWords(before), withoutWords(change)];
  await addEntry(tx, { action: "conversation.changed", subject, before: was, after: is, by, at });
  return { id, change: before, undoes: entry };
};
