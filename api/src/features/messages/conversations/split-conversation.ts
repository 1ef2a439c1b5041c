import { and, desc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { ConversationState } from "shared/conversations";
import { insertMany } from "#db/insert-many.ts";
import {
  conversationAddresses,
  conversationEntries,
  conversations,
} from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import { isOver } from "../../../conversations/is-over.ts";
import { addressesOf, placeMessages } from "../../../conversations/place-messages.ts";
import { readMessages, type StoredMessage } from "../../../conversations/read-messages.ts";
import { refreshConversations } from "../../../conversations/refresh-conversations.ts";
import { reopenMessages } from "../../../conversations/reopen-messages.ts";
import { emailKey } from "../../../lib/email-key.ts";
import { invalidField } from "../../../lib/errors.ts";
import { addChange, findConversation } from "./change-conversations.ts";

type Sides = { leaving: StoredMessage[]; staying: StoredMessage[] };

const takeSides = (all: StoredMessage[], messages: string[]): Sides => {
  const leaving = all.filter(({ id }) => messages.includes(id));
  const staying = all.filter(({ id }) => !messages.includes(id));
  if (leaving.length === 0 || leaving.length !== new Set(messages).size)
    throw invalidField("messages", "Choose messages of this conversation.");
  if (staying.length === 0)
    throw invalidField("messages", "At least one message must stay in this conversation.");
  return { leaving, staying };
};

/** What came from elsewhere is its sender's once it lies apart from the guest's. */
const claimSenders = (tx: Transaction, messages: string[]) => {
  const { id, sender } = guestMails;
  const isStrangers = and(inArray(id, messages), ne(sender, ""));
  return tx
    .update(guestMails)
    .set({ email: sql`${sender}`, sender: null })
    .where(isStrangers);
};

/** Addresses that only what leaves was written from go along; from the others the next message comes to who stays. */
const moveAddresses = async (
  tx: Transaction,
  from: string,
  to: string,
  { leaving, staying }: Sides,
) => {
  await tx
    .update(conversationAddresses)
    .set({ conversationId: to })
    .where(
      and(
        eq(conversationAddresses.conversationId, from),
        inArray(conversationAddresses.address, leaving.flatMap(addressesOf)),
        notInArray(conversationAddresses.address, [...new Set(staying.flatMap(addressesOf))]),
      ),
    );
  const addresses = [...new Set(leaving.flatMap(addressesOf))];
  // A sender from elsewhere had none.
  await tx
    .insert(conversationAddresses)
    .values(addresses.map((address) => ({ address, conversationId: to })))
    .onConflictDoNothing();
};

type Entry = Pick<
  typeof conversationEntries.$inferSelect,
  "id" | "conversationId" | "kind" | "to" | "createdAt"
>;

/** A mail goes to the side that wrote from its address; other answers and notes are about what was written before them. */
const isAboutLeaving = ({ to, createdAt }: Entry, { leaving, staying }: Sides) => {
  const isFrom = ({ email }: StoredMessage) => to !== null && emailKey(email) === emailKey(to);
  const isOfLeaving = leaving.some(isFrom);
  if (isOfLeaving !== staying.some(isFrom)) return isOfLeaving;
  const newestBefore = (messages: StoredMessage[]) =>
    messages.findLast((message) => message.createdAt <= createdAt)?.createdAt ?? "";
  return newestBefore(leaving) > newestBefore(staying);
};

/** Takes answers and notes along. Returns the messages that one side's answer had closed on the other side. */
const moveEntries = async (tx: Transaction, from: string, to: string, sides: Sides) => {
  const { id, conversationId, kind, to: mailedTo, createdAt } = conversationEntries;
  const entries = await tx
    .select({ id, conversationId, kind, to: mailedTo, createdAt })
    .from(conversationEntries)
    .where(and(eq(conversationId, from), inArray(kind, ["answer", "note"])));
  const moved = entries.filter((entry) => isAboutLeaving(entry, sides));
  const kept = entries.filter((entry) => !moved.includes(entry));
  const ids = moved.map((entry) => entry.id);
  await tx.update(conversationEntries).set({ conversationId: to }).where(inArray(id, ids));
  const lost = (messages: StoredMessage[], own: Entry[], others: Entry[]) => {
    const answeredAt = (among: Entry[], message: StoredMessage) =>
      among.some((one) => one.kind === "answer" && one.createdAt === message.respondedAt);
    return messages.filter((one) => answeredAt(others, one) && !answeredAt(own, one));
  };
  return [...lost(sides.leaving, moved, kept), ...lost(sides.staying, kept, moved)].map(
    (message) => message.id,
  );
};

/** Each side began with its own first message, and has the first answer that is its own. */
const beginAnew = (tx: Transaction, id: string, messages: StoredMessage[]) =>
  tx
    .update(conversations)
    .set({ createdAt: messages[0]?.createdAt, firstAnswerAt: null })
    .where(eq(conversations.id, id));

/** What the team said last of how far it has come, and whether it has answered. */
const readDecision = async (tx: Transaction, id: string) => {
  const { conversationId, kind, change, createdAt, seq } = conversationEntries;
  const isHere = eq(conversationId, id);
  const [decided] = await tx
    .select({ change })
    .from(conversationEntries)
    .where(and(isHere, eq(kind, "change"), sql`${change} ->> 'state' IS NOT NULL`))
    .orderBy(desc(createdAt), desc(seq))
    .limit(1);
  const answers = await tx.$count(conversationEntries, and(isHere, eq(kind, "answer")));
  return { ...decided?.change, isAnswered: answers > 0 };
};

/** Restores the state from before the removed messages arrived. */
const restoreState = async (tx: Transaction, id: string, messages: StoredMessage[]) => {
  const isWaiting = messages.some(
    ({ flagged, respondedAt, settledAt }) => !flagged && respondedAt === null && settledAt === null,
  );
  const isIt = eq(conversations.id, id);
  const isIn = (state: ConversationState) => and(isIt, eq(conversations.state, state));
  if (isWaiting) {
    await tx.update(conversations).set({ state: "new" }).where(isIn("answered"));
    return;
  }
  const { state = "new", lostReason = null, isAnswered } = await readDecision(tx, id);
  const restored = isOver(state) ? { state, lostReason } : { state: "answered" as const };
  if (isOver(state) || state === "answered" || isAnswered)
    await tx.update(conversations).set(restored).where(isIn("new"));
};

/** Begins a conversation of its own with some messages and what answered them, and returns its id. 400 where none would stay. */
export const splitConversation = async (
  tx: Transaction,
  id: string,
  messages: string[],
  { by, at }: { by: Actor; at: Date },
): Promise<string> => {
  await findConversation(tx, id);
  await claimSenders(tx, messages);
  const sides = takeSides(await readMessages(tx, [id]), messages);
  const { changed } = placeMessages(sides.leaving.slice(0, 1), new Map());
  await insertMany(tx, conversations, changed);
  const begun = changed[0]?.id ?? id;
  const own = { conversationId: begun, aside: false };
  for (const table of [contacts, inquiries])
    await tx.update(table).set(own).where(inArray(table.id, messages));
  await tx
    .update(guestMails)
    .set({ conversationId: begun })
    .where(inArray(guestMails.id, messages));
  await moveAddresses(tx, id, begun, sides);
  const unanswered = await moveEntries(tx, id, begun, sides);
  await reopenMessages(tx, (table) => inArray(table.id, unanswered));
  await beginAnew(tx, id, sides.staying);
  await beginAnew(tx, begun, sides.leaving);
  const [stayed, left] = await Promise.all([readMessages(tx, [id]), readMessages(tx, [begun])]);
  await restoreState(tx, id, stayed);
  await restoreState(tx, begun, left);
  await refreshConversations(tx, [id, begun]);
  await addChange(tx, id, { split: sides.leaving.length }, { by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { conversation: begun, messages };
  await addEntry(tx, { action: "conversation.split", subject, after, by, at });
  return begun;
};
