import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { conversationAddresses, conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { proposals, verificationCodes } from "#tables/proposals.ts";
import { guideLinks, tripPlans } from "#tables/trips.ts";
import { type ConversationRow, isSettled, readConversation } from "../messages/conversation-row.ts";
import { earliest } from "../messages/earliest.ts";
import { updatePlannedReplies } from "../messages/planned-replies.ts";
import { saveSummaries } from "../messages/save-summaries.ts";
import { isHeld } from "../messages/store-forms.ts";
import { addChange } from "./change-conversations.ts";

type Doing = { by: Actor; at: Date };

const toDecision = ({ startsOn, endsOn, datesSetAt, state, lostReason }: ConversationRow) => ({
  ...{ startsOn, endsOn, datesSetAt, state, lostReason },
});

/** The conversation whose trip the team has answered or decided: it stays as it is. */
const findHeld = (target: ConversationRow, others: ConversationRow[]) => {
  const held = [target, ...others].filter(isHeld);
  return held.find(({ state }) => state === "confirmed") ?? held[0];
};

/** Sets aside newer forms of the other conversations. */
const setAside = async (tx: Transaction, held: ConversationRow, others: ConversationRow[]) => {
  const isLater = and(
    inArray(
      messages.conversationId,
      others.map(({ id }) => id),
    ),
    inArray(messages.kind, ["inquiry", "contact"]),
    gt(messages.createdAt, held.askedAt ?? held.createdAt),
  );
  await tx.update(messages).set({ aside: true }).where(isLater);
};

/**
 * Nothing that was in the inbox or waited is hidden by joining; what the others say is taken where this one
 * says nothing.
 */
const together = (target: ConversationRow, others: ConversationRow[]): ConversationRow => {
  const all = [target, ...others];
  const trip = findHeld(target, others) ?? target;
  // Summarizing moves a conversation of spam only back to spam.
  const isInInbox =
    all.some(({ box }) => box === "inbox") ||
    (target.box === "spam" && all.some(({ box }) => box === "trash"));
  const isWaiting = all.some(({ waitingSince }) => waitingSince !== null);
  return {
    ...target,
    ...toDecision(trip),
    ...(isInInbox && { box: "inbox", trashedAt: null }),
    ...(isWaiting && isSettled(trip) && { state: "new", lostReason: null }),
    firstAnswerAt: earliest(all.map(({ firstAnswerAt }) => firstAnswerAt)),
    quotedAt: earliest(all.map(({ quotedAt }) => quotedAt)),
    confirmedAt: earliest(all.map(({ confirmedAt }) => confirmedAt)),
    assigneeId: all.flatMap(({ assigneeId }) => assigneeId ?? [])[0] ?? null,
    remindAt: earliest(all.map(({ remindAt }) => remindAt)),
    createdAt: earliest(all.map(({ createdAt }) => createdAt)) ?? target.createdAt,
    latestAt:
      all
        .map(({ latestAt }) => latestAt)
        .toSorted()
        .at(-1) ?? target.latestAt,
  };
};

/** The target keeps its own plan and link; without one it takes another's. It has the notes of all plans. */
const joinPlans = async (tx: Transaction, id: string, otherIds: string[]) => {
  const { conversationId, notes } = tripPlans;
  const plans = await tx
    .select({ notes })
    .from(tripPlans)
    .where(inArray(conversationId, [id, ...otherIds]))
    .orderBy(desc(eq(conversationId, id)));
  for (const table of [tripPlans, guideLinks])
    await tx.run(
      sql`UPDATE OR IGNORE ${table} SET conversation_id = ${id} WHERE ${inArray(table.conversationId, otherIds)}`,
    );
  const all = plans.flatMap((plan) => plan.notes ?? []).join("\n\n");
  await tx
    .update(tripPlans)
    .set({ notes: all || null })
    .where(eq(conversationId, id));
};

/**
 * Makes all that others hold part of a conversation, and their next messages as well. 404 for one that is not
 * there.
 */
export const joinConversations = async (
  tx: Transaction,
  id: string,
  ids: string[],
  { by, at }: Doing,
) => {
  const target = await readConversation(tx, id);
  const otherIds = [...new Set(ids)].filter((other) => other !== id);
  if (otherIds.length === 0) throw invalidField("ids", "Choose another conversation.");
  const others = await Promise.all(otherIds.map((other) => readConversation(tx, other)));
  const held = findHeld(target, others);
  const all = [target, ...others];
  if (held)
    await setAside(
      tx,
      held,
      all.filter((conversation) => conversation !== held),
    );
  const joined = together(target, others);
  await tx
    .update(messages)
    .set({ conversationId: id, trashed: target.box === "trash" })
    .where(inArray(messages.conversationId, otherIds));
  await tx
    .update(conversationAddresses)
    .set({ conversationId: id })
    .where(inArray(conversationAddresses.conversationId, otherIds));
  for (const table of [proposals, verificationCodes])
    await tx
      .update(table)
      .set({ conversationId: id })
      .where(inArray(table.conversationId, otherIds));
  await joinPlans(tx, id, otherIds);
  await tx.delete(conversations).where(inArray(conversations.id, otherIds));
  await saveSummaries(tx, [joined]);
  const { box } = await readConversation(tx, id);
  await updatePlannedReplies(tx, id, box, at);
  await addChange(tx, id, { joined: otherIds.length }, { by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { joined: otherIds };
  await addEntry(tx, { action: "conversation.joined", subject, after, by, at });
};
