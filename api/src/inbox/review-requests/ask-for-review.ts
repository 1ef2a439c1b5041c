import { and, eq, isNull, sql } from "drizzle-orm";
import type { ReviewChannel } from "shared/inbox/proposals/review-requests";
import { addEntry } from "#audit/add-entries.ts";
import type { EnqueueMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { ProposalRow } from "#tables/proposals.ts";
import { receivedReviews, reviewRequests } from "#tables/review-requests.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { touchProposal } from "../payments/record-payment.ts";
import { newLinkToken } from "../proposals/content/freeze-version.ts";
import type { FinishedTrip } from "./asked-trips.ts";
import { reminderMail, requestMail } from "./review-mails.ts";

type Asking = {
  tx: Transaction;
  enqueue: EnqueueMails;
  context: MailContext;
  by: Actor;
  at: Date;
};

const toSubject = ({ id }: ProposalRow) => ({ kind: "proposal", id }) as const;

/**
 * Makes the link of a trip, and mails it where the channel is email. A link for WhatsApp may be mailed once, until a review has
 * come in. False, and nothing happens, if the guests were asked already.
 */
export const askForReview = async (
  { tx, enqueue, context, by, at }: Asking,
  trip: FinishedTrip,
  channel: ReviewChannel,
): Promise<boolean> => {
  const { proposal } = trip;
  const asked = { channel, askedAt: at.toISOString() };
  const [request] = await tx
    .insert(reviewRequests)
    .values({ id: newId(), proposalId: proposal.id, token: newLinkToken(), ...asked })
    .onConflictDoUpdate({
      target: reviewRequests.proposalId,
      set: asked,
      setWhere: sql`${reviewRequests.channel} = 'whatsapp' AND excluded.channel = 'mail'
        AND NOT EXISTS (SELECT 1 FROM ${receivedReviews} WHERE ${receivedReviews.requestId} = ${reviewRequests.id})`,
    })
    .returning();
  if (!request) return false;
  await touchProposal(tx, proposal, at);
  if (channel === "mail") await enqueue([requestMail(trip, request, context)]);
  const subject = toSubject(proposal);
  await addEntry(tx, { action: "review.asked", subject, after: { channel }, by, at });
  return true;
};

/** Mails the one reminder. Nothing happens if the guest was reminded. */
export const remindOfReview = async (
  { tx, enqueue, context, by, at }: Asking,
  trip: FinishedTrip,
) => {
  const { proposal } = trip;
  const [request] = await tx
    .update(reviewRequests)
    .set({ remindedAt: at.toISOString() })
    .where(and(eq(reviewRequests.proposalId, proposal.id), isNull(reviewRequests.remindedAt)))
    .returning();
  if (!request) return;
  await touchProposal(tx, proposal, at);
  await enqueue([reminderMail(trip, request, context)]);
  await addEntry(tx, { action: "review.reminded", subject: toSubject(proposal), by, at });
};
