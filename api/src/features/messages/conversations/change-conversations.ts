import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { ConversationChange } from "shared/conversations";
import type { SiteSettings } from "shared/site-settings";
import { newId } from "#db/new-id.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import type { ConversationRow } from "../../../conversations/place-messages.ts";
import { setTrashed } from "../../../conversations/place-messages.ts";
import { refreshConversations } from "../../../conversations/refresh-conversations.ts";
import { notFound } from "../../../lib/errors.ts";
import type { EnqueueMails } from "../../../outbox/mail-writer.ts";
import { setSpam } from "../change-message.ts";
import { contactKind } from "../contact-kind.ts";
import { inquiryKind } from "../inquiry-kind.ts";

export type Writing = { tx: Transaction; enqueue: EnqueueMails; settings: SiteSettings };
type Doing = { by: Actor; at: Date };

export const findConversation = async (tx: Transaction, id: string): Promise<ConversationRow> => {
  const { seq: _seq, ...columns } = getTableColumns(conversations);
  const [row] = await tx.select(columns).from(conversations).where(eq(conversations.id, id));
  if (!row) throw notFound("Conversation");
  return row;
};

/** What became otherwise, as part of the conversation. */
export const addChange = (
  tx: Transaction,
  conversationId: string,
  change: typeof conversationEntries.$inferSelect.change,
  { by, at }: Doing,
) =>
  tx.insert(conversationEntries).values({
    ...{ id: newId(), conversationId, kind: "change", change, byId: by.id },
    createdAt: at.toISOString(),
  });

/** Its messages are judged as it is, so that whoever is no spammer gets the receipt that was owed. */
const judge = async (writing: Writing, { id }: ConversationRow, spam: boolean, at: Date) => {
  const { tx } = writing;
  const judgeAll = async (
    table: typeof contacts | typeof inquiries,
    set: (id: string) => Promise<unknown>,
  ) => {
    const isOther = and(eq(table.conversationId, id), eq(table.flagged, !spam));
    const rows = await tx.select({ id: table.id }).from(table).where(isOther);
    for (const row of rows) await set(row.id);
  };
  await judgeAll(contacts, (one) => setSpam(contactKind, writing, one, { spam, at }));
  await judgeAll(inquiries, (one) => setSpam(inquiryKind, writing, one, { spam, at }));
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
  if (box === "trash" || row.box === "trash") await setTrashed(tx, [row.id], box === "trash");
  if (box !== "trash") await judge(writing, row, box === "spam", at);
};

/** What the row says of what is changed. */
const toBefore = (row: ConversationRow, change: ConversationChange): ConversationChange => ({
  ...(change.box && { box: row.box }),
  ...(change.state && { state: row.state, lostReason: row.lostReason }),
  ...(change.lostReason !== undefined && { lostReason: row.lostReason }),
  ...(change.assigneeId !== undefined && { assigneeId: row.assigneeId }),
  ...(change.remindAt !== undefined && { remindAt: row.remindAt }),
});

const toFields = (row: ConversationRow, change: ConversationChange) => {
  const { box: _box, lostReason = row.lostReason, ...fields } = change;
  const state = change.state ?? row.state;
  return { ...fields, lostReason: state === "lost" ? lostReason : null };
};

/** As the activity log may keep it for years: no word about a guest. */
const withoutWords = ({ lostReason: _lostReason, ...change }: ConversationChange) => change;

/** Returns what undoes it. 404 where there is no such conversation. */
export const changeConversation = async (
  writing: Writing,
  id: string,
  change: ConversationChange,
  { by, at }: Doing,
): Promise<ConversationChange> => {
  const { tx } = writing;
  const row = await findConversation(tx, id);
  const before = toBefore(row, change);
  await tx
    .update(conversations)
    .set(toFields(row, change))
    .where(inArray(conversations.id, [id]));
  if (change.box && change.box !== row.box) await move(writing, row, change.box, at);
  await refreshConversations(tx, [id]);
  await addChange(tx, id, change, { by, at });
  const subject = { kind: "conversation", id } as const;
  const [was, is] = [withoutWords(before), withoutWords(change)];
  await addEntry(tx, { action: "conversation.changed", subject, before: was, after: is, by, at });
  return before;
};
