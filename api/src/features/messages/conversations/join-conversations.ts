import { and, eq, gt, inArray } from "drizzle-orm";
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
import { earliest } from "../../../conversations/earliest.ts";
import {
  type ConversationRow,
  isHeld,
  settledStates,
} from "../../../conversations/place-messages.ts";
import { refreshConversations } from "../../../conversations/refresh-conversations.ts";
import { invalidField } from "../../../lib/errors.ts";
import { addChange, findConversation } from "./change-conversations.ts";

type Doing = { by: Actor; at: Date };

const tripOf = ({ startsOn, endsOn, datesSetAt, state, lostReason }: ConversationRow) => ({
  ...{ startsOn, endsOn, datesSetAt, state, lostReason },
});

/** The conversation whose trip the team has answered or decided: it stays as it is. */
const findHeld = (target: ConversationRow, others: ConversationRow[]) => {
  const held = [target, ...others].filter(isHeld);
  if (isHeld(target)) return target;
  return held.find(({ state }) => state === "confirmed") ?? held[0];
};

/** Sets aside newer messages of the other conversations. */
const setAside = async (tx: Transaction, held: ConversationRow, others: ConversationRow[]) => {
  const ids = others.map(({ id }) => id);
  const since = held.askedAt ?? held.createdAt;
  for (const table of [contacts, inquiries]) {
    const isLater = and(inArray(table.conversationId, ids), gt(table.createdAt, since));
    await tx.update(table).set({ aside: true }).where(isLater);
  }
};

/** Nothing that lay in the inbox or waited is hidden by joining; what the others say is taken where this one says nothing. */
const together = (target: ConversationRow, others: ConversationRow[]) => {
  const all = [target, ...others];
  const isInInbox = all.some(({ box }) => box === "inbox");
  const isWaiting = all.some(({ waitingSince }) => waitingSince !== null);
  const trip = findHeld(target, others) ?? target;
  const isSettled = settledStates.includes(trip.state);
  const remindAt = earliest(all.map((one) => one.remindAt));
  return {
    ...tripOf(trip),
    ...(isInInbox && { box: "inbox" as const, trashedAt: null }),
    ...(isWaiting && isSettled && { state: "new" as const, lostReason: null }),
    firstAnswerAt: earliest(all.map(({ firstAnswerAt }) => firstAnswerAt)),
    quotedAt: earliest(all.map(({ quotedAt }) => quotedAt)),
    confirmedAt: earliest(all.map(({ confirmedAt }) => confirmedAt)),
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
  const held = findHeld(target, joined);
  const all = [target, ...joined];
  if (held)
    await setAside(
      tx,
      held,
      all.filter((one) => one !== held),
    );
  const parts = [contacts, inquiries, guestMails, conversationEntries, conversationAddresses];
  for (const table of parts)
    await tx.update(table).set({ conversationId: id }).where(inArray(table.conversationId, others));
  await tx.delete(conversations).where(inArray(conversations.id, others));
  await tx.update(conversations).set(together(target, joined)).where(eq(conversations.id, id));
  await refreshConversations(tx, [id]);
  await addChange(tx, id, { joined: others.length }, { by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { joined: others };
  await addEntry(tx, { action: "conversation.joined", subject, after, by, at });
};
