import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { ConversationChange } from "shared/inbox/conversations";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { messages } from "#tables/messages.ts";
import { type ProposalRow, proposals, proposalVersions } from "#tables/proposals.ts";
import { addChange, closeMessages } from "../conversations/change-conversations.ts";
import { type ConversationRow, readConversation } from "../messages/conversation-row.ts";
import { saveSummaries } from "../messages/save-summaries.ts";

/** The conversation's other proposals, the one that was decided last first. */
const readOthers = (tx: Transaction, { id, conversationId }: ProposalRow) =>
  tx
    .select({ state: proposals.state, content: proposalVersions.content })
    .from(proposals)
    .innerJoin(
      proposalVersions,
      and(
        eq(proposalVersions.proposalId, proposals.id),
        eq(proposalVersions.number, proposals.currentVersion),
      ),
    )
    .where(and(eq(proposals.conversationId, conversationId), ne(proposals.id, id)))
    .orderBy(desc(proposals.decidedAt), desc(proposals.seq));

/** The trip that is still accepted or offered decides on dates and state; without one, a confirmed trip is lost. */
const toChange = async (
  tx: Transaction,
  proposal: ProposalRow,
  { state }: ConversationRow,
): Promise<ConversationChange> => {
  const others = await readOthers(tx, proposal);
  const accepted = others.find((other) => other.state === "accepted")?.content;
  if (accepted?.startsOn)
    return { dates: { startsOn: accepted.startsOn, endsOn: accepted.endsOn } };
  if (accepted || state !== "confirmed") return { dates: null };
  const isOffered = others.some((other) => other.state === "sent" || other.state === "ready");
  return isOffered
    ? { state: "quoted", dates: null }
    : { state: "lost", lostReason: "The trip was cancelled", dates: null };
};

const toConversation = (
  row: ConversationRow,
  { dates, state, lostReason = null }: ConversationChange,
  time: string,
): ConversationRow => ({
  ...row,
  ...(state && { state, lostReason }),
  ...(state === "quoted" && { confirmedAt: null }),
  ...(dates ? { ...dates, datesSetAt: time } : { datesSetAt: null }),
});

/** A cancelled trip no longer says how many people come. */
const forgetPeople = (tx: Transaction, proposalId: string) =>
  tx
    .update(messages)
    .set({ paxNumber: null })
    .where(
      and(eq(messages.kind, "proposal"), sql`${messages.details} ->> 'proposalId' = ${proposalId}`),
    );

/** Ends an accepted trip. Its acceptance and payments stay recorded, but nobody is asked for money any more. */
export const cancelTrip = async (
  tx: Transaction,
  proposal: ProposalRow,
  { by, at }: { by: Actor; at: Date },
) => {
  const { id, conversationId, acceptance, total, currency, updatedAt } = proposal;
  const cancelledAt = at.toISOString();
  await tx
    .update(proposals)
    .set({ state: "withdrawn", cancelledAt, updatedAt: nextVersionTime(updatedAt, at) })
    .where(eq(proposals.id, id));
  const conversation = await readConversation(tx, conversationId);
  const change = await toChange(tx, proposal, conversation);
  await forgetPeople(tx, id);
  if (change.state === "lost") await closeMessages(tx, conversationId, at);
  await saveSummaries(tx, [toConversation(conversation, change, cancelledAt)]);
  await addChange(tx, conversationId, { ...change, cancelledProposal: id }, { by, at });
  const subject = { kind: "proposal", id } as const;
  const after = { version: acceptance?.version ?? null, total, currency };
  await addEntry(tx, { action: "proposal.cancelled", subject, after, by, at });
};
