import { and, desc, eq, inArray, min, ne, notInArray, sql } from "drizzle-orm";
import { timelineChange } from "shared/inbox/timeline";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { conversationAddresses, conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { type ConversationRow, isClosed, readConversation } from "../messages/conversation-row.ts";
import { isWaiting } from "../messages/guest-messages.ts";
import { whereReplied } from "../messages/record-reply.ts";
import { saveSummaries } from "../messages/save-summaries.ts";
import { getAddresses, startConversation } from "../messages/store-forms.ts";
import { addChange } from "./change-conversations.ts";

const isIn = (conversationId: string) => eq(messages.conversationId, conversationId);

/** The messages of guests, oldest first. */
const readGuestMessages = (tx: Transaction, conversationId: string) => {
  const { id, email, phone, createdAt, flagged, respondedAt, closedAt } = messages;
  return tx
    .select({ id, email, phone, createdAt, flagged, respondedAt, closedAt })
    .from(messages)
    .where(and(isIn(conversationId), eq(messages.fromGuest, true)))
    .orderBy(createdAt, messages.seq);
};
type GuestMessage = Awaited<ReturnType<typeof readGuestMessages>>[number];

type Sides = { leaving: GuestMessage[]; staying: GuestMessage[] };

const takeSides = (all: GuestMessage[], ids: string[]): Sides => {
  const leaving = all.filter(({ id }) => ids.includes(id));
  const staying = all.filter(({ id }) => !ids.includes(id));
  if (leaving.length === 0 || leaving.length !== new Set(ids).size)
    throw invalidField("messages", "Choose messages in this conversation.");
  if (staying.length === 0)
    throw invalidField("messages", "At least one message must stay in this conversation.");
  return { leaving, staying };
};

/** A mail from elsewhere is its sender's own once it is apart from the guest's messages. */
const claimSenders = (tx: Transaction, ids: string[]) => {
  const { id, sender } = messages;
  return tx
    .update(messages)
    .set({ email: sql`${sender}`, sender: null })
    .where(and(inArray(id, ids), ne(sender, "")));
};

/** Addresses that only what leaves was written from go along; the next message from the others belongs to what stays. */
const moveAddresses = async (
  tx: Transaction,
  from: string,
  to: string,
  { leaving, staying }: Sides,
) => {
  const { address, conversationId } = conversationAddresses;
  const addresses = [...new Set(leaving.flatMap(getAddresses))];
  const isLeaving = and(
    eq(conversationId, from),
    inArray(address, addresses),
    notInArray(address, [...new Set(staying.flatMap(getAddresses))]),
  );
  await tx.update(conversationAddresses).set({ conversationId: to }).where(isLeaving);
  // A sender from elsewhere had none.
  await tx
    .insert(conversationAddresses)
    .values(addresses.map((address) => ({ address, conversationId: to })))
    .onConflictDoNothing();
};

/** Ids of the replies to what leaves, and of the notes that were written after it. */
const readTeamMessages = async (tx: Transaction, from: string, { leaving, staying }: Sides) => {
  const { id, answersId, createdAt } = messages;
  const rows = await tx
    .select({ id, answersId, createdAt })
    .from(messages)
    .where(and(isIn(from), inArray(messages.kind, ["reply", "note"])));
  const all = [...leaving, ...staying].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const aboutLeaving = rows.filter((row) => {
    const answered = all.find((message) => message.id === row.answersId);
    const before = all.findLast((message) => message.createdAt <= row.createdAt);
    const about = answered ?? before;
    return about !== undefined && leaving.includes(about);
  });
  return aboutLeaving.map((row) => row.id);
};

/** Messages wait again whose wait only a reply to the other side has ended. */
const reopenUnanswered = async (tx: Transaction, id: string, other: string) => {
  const repliesIn = (conversationId: string) =>
    tx
      .select({ createdAt: messages.createdAt })
      .from(messages)
      .where(and(isIn(conversationId), eq(messages.kind, "reply")));
  await tx
    .update(messages)
    .set({ respondedAt: null })
    .where(
      and(
        ...[isIn(id), eq(messages.fromGuest, true)],
        inArray(messages.respondedAt, repliesIn(other)),
        notInArray(messages.respondedAt, repliesIn(id)),
      ),
    );
};

/** The team's last decision on how far it has come. */
const readDecision = async (tx: Transaction, id: string) => {
  const isDecision = and(
    ...[isIn(id), eq(messages.kind, "change")],
    sql`${messages.details} ->> 'state' IS NOT NULL`,
  );
  const [decided] = await tx
    .select({ details: messages.details })
    .from(messages)
    .where(isDecision)
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(1);
  return decided && timelineChange.parse(decided.details);
};

/** The state from before the messages of the other side arrived. */
const restoreState = async (
  tx: Transaction,
  { id, state }: ConversationRow,
  isWaiting: boolean,
  isAnswered: boolean,
): Promise<Partial<ConversationRow>> => {
  if (isWaiting) return state === "answered" ? { state: "new" } : {};
  if (state !== "new") return {};
  const decided = await readDecision(tx, id);
  const { state: before = "new", lostReason = null } = decided ?? {};
  if (isClosed({ state: before })) return { state: before, lostReason };
  return before === "answered" || isAnswered ? { state: "answered" } : {};
};

/** Each side began with its own first message, and has its own first answer. */
const restart = async (tx: Transaction, row: ConversationRow): Promise<ConversationRow> => {
  const own = await readGuestMessages(tx, row.id);
  const [reply] = await tx
    .select({ first: min(messages.createdAt) })
    .from(messages)
    .where(whereReplied(row.id));
  const firstAnswerAt = reply?.first ?? null;
  const state = await restoreState(tx, row, own.some(isWaiting), firstAnswerAt !== null);
  return { ...row, ...state, createdAt: own[0]?.createdAt ?? row.createdAt, firstAnswerAt };
};

/** Begins a new conversation with some messages and what answered them, and returns its id. 400 where none would stay. */
export const splitConversation = async (
  tx: Transaction,
  id: string,
  ids: string[],
  { by, at }: { by: Actor; at: Date },
): Promise<string> => {
  const stayed = await readConversation(tx, id);
  await claimSenders(tx, ids);
  const sides = takeSides(await readGuestMessages(tx, id), ids);
  const [first] = sides.leaving;
  if (!first) throw invalidField("messages", "Choose messages in this conversation.");
  const isSpam = sides.leaving.every(({ flagged }) => flagged);
  const left = startConversation({ ...first, flagged: isSpam });
  await insertMany(tx, conversations, [left]);
  const moved = { conversationId: left.id, trashed: false };
  const teamIds = await readTeamMessages(tx, id, sides);
  await tx
    .update(messages)
    .set({ ...moved, aside: false })
    .where(inArray(messages.id, ids));
  await tx.update(messages).set(moved).where(inArray(messages.id, teamIds));
  await moveAddresses(tx, id, left.id, sides);
  await reopenUnanswered(tx, id, left.id);
  await reopenUnanswered(tx, left.id, id);
  await saveSummaries(tx, [await restart(tx, stayed), await restart(tx, left)]);
  await addChange(tx, id, { split: sides.leaving.length }, { by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { conversation: left.id, messages: ids };
  await addEntry(tx, { action: "conversation.split", subject, after, by, at });
  return left.id;
};
