import { and, eq, inArray, notInArray } from "drizzle-orm";
import { insertMany } from "#db/insert-many.ts";
import {
  conversationAddresses,
  conversationEntries,
  conversations,
} from "#db/schema/desk/conversations.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import { ofContact, ofInquiry } from "../../../conversations/guest-message.ts";
import {
  addressesOf,
  type ConversationRow,
  placeMessages,
  settledStates,
} from "../../../conversations/place-messages.ts";
import { refreshConversations } from "../../../conversations/refresh-conversations.ts";
import { invalidField } from "../../../lib/errors.ts";
import { addChange, findConversation } from "./change-conversations.ts";

type Doing = { by: Actor; at: Date };

/** Nothing that lay in the inbox or waited is hidden by joining; what the others say is taken where this one says nothing. */
const together = (target: ConversationRow, others: ConversationRow[]) => {
  const all = [target, ...others];
  const isInInbox = all.some(({ box }) => box === "inbox");
  const isWaiting = others.some((other) => other.waitingSince !== null);
  const isSettled = settledStates.includes(target.state);
  const [remindAt = null] = all.flatMap((one) => one.remindAt ?? []).toSorted();
  return {
    ...(isInInbox && { box: "inbox" as const, trashedAt: null }),
    ...(isWaiting && isSettled && { state: "new" as const, lostReason: null }),
    assigneeId: all.flatMap(({ assigneeId }) => assigneeId ?? [])[0] ?? null,
    remindAt,
  };
};

/** Makes all that others hold part of a conversation, and their next messages as well. 404 for one that is not there. */
export const joinConversations = async (
  tx: Transaction,
  id: string,
  ids: string[],
  { by, at }: Doing,
) => {
  const target = await findConversation(tx, id);
  const others = [...new Set(ids)].filter((other) => other !== id);
  if (others.length === 0) throw invalidField("ids", "Choose another conversation.");
  const joined = await Promise.all(others.map((other) => findConversation(tx, other)));
  for (const table of [contacts, inquiries, conversationEntries, conversationAddresses])
    await tx.update(table).set({ conversationId: id }).where(inArray(table.conversationId, others));
  await tx.delete(conversations).where(inArray(conversations.id, others));
  await tx.update(conversations).set(together(target, joined)).where(eq(conversations.id, id));
  await refreshConversations(tx, [id]);
  await addChange(tx, id, { joined: others.length }, { by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { joined: others };
  await addEntry(tx, { action: "conversation.joined", subject, after, by, at });
};

const readMessages = async (tx: Transaction, id: string) => [
  ...(await tx.select().from(contacts).where(eq(contacts.conversationId, id))).map((row) => ({
    ...ofContact(row),
    flagged: row.flagged,
    respondedAt: row.respondedAt,
  })),
  ...(await tx.select().from(inquiries).where(eq(inquiries.conversationId, id))).map((row) => ({
    ...ofInquiry(row),
    flagged: row.flagged,
    respondedAt: row.respondedAt,
  })),
];

/** Addresses that only what leaves was written from go along; from the others the next message comes to who stays. */
const moveAddresses = async (
  tx: Transaction,
  from: string,
  to: string,
  staying: ReturnType<typeof addressesOf>,
  leaving: string[],
) => {
  const isLeaving = inArray(conversationAddresses.address, leaving);
  const stays = staying.length > 0 ? notInArray(conversationAddresses.address, staying) : undefined;
  await tx
    .update(conversationAddresses)
    .set({ conversationId: to })
    .where(and(eq(conversationAddresses.conversationId, from), isLeaving, stays));
};

/** Begins a conversation of its own with some messages, and returns its id. 400 where none would stay. */
export const splitConversation = async (
  tx: Transaction,
  id: string,
  messages: string[],
  { by, at }: Doing,
): Promise<string> => {
  await findConversation(tx, id);
  const all = await readMessages(tx, id);
  const leaving = all.filter((message) => messages.includes(message.id));
  const staying = all.filter((message) => !messages.includes(message.id));
  const [first] = leaving;
  if (!first || leaving.length !== new Set(messages).size)
    throw invalidField("messages", "Choose messages of this conversation.");
  if (staying.length === 0)
    throw invalidField("messages", "At least one message must stay in this conversation.");
  const { changed } = placeMessages([first], new Map());
  await insertMany(tx, conversations, changed);
  const begun = changed[0]?.id ?? id;
  for (const table of [contacts, inquiries])
    await tx.update(table).set({ conversationId: begun }).where(inArray(table.id, messages));
  await moveAddresses(tx, id, begun, staying.flatMap(addressesOf), leaving.flatMap(addressesOf));
  await refreshConversations(tx, [id, begun]);
  await addChange(tx, id, { split: leaving.length }, { by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { conversation: begun, messages };
  await addEntry(tx, { action: "conversation.split", subject, after, by, at });
  return begun;
};
