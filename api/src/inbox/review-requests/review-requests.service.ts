import { and, between, eq, gt, isNull, notExists, notInArray } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import type { Proposal } from "shared/inbox/proposals/proposals";
import type { ReviewChannel } from "shared/inbox/proposals/review-requests";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import { type Actor, product } from "#platform/actor.ts";
import { addDays } from "#platform/add-days.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import { conflict, invalidField } from "#platform/errors.ts";
import { proposals } from "#tables/proposals.ts";
import { receivedReviews, reviewRequests } from "#tables/review-requests.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { noAddress } from "../messages/record-reply.ts";
import { readProposalRow } from "../proposals/reading/proposal-rows.ts";
import { readProposal } from "../proposals/reading/read-proposals.ts";
import { askForReview, remindOfReview } from "./ask-for-review.ts";
import { type FinishedTrip, lastTripDay, mayBeMailed, selectTrips } from "./asked-trips.ts";

type Deps = {
  db: Database;
  now: () => Date;
  readMailContext: () => Promise<MailContext>;
  writeWithMails: WriteWithMails;
  mailServer: { readonly canSend: boolean };
};

/** Days from the end of a trip to the request, and from the request to the reminder. */
const askAfter = 2;
const remindAfter = 7;
/** After a long stop, or when an owner starts to ask automatically, nobody is asked about a trip of long ago. */
const latestAfter = 14;
/** Days in which a guest with several trips is asked only once. */
const pauseDays = 30;

/** Hours of the company's day in which the product writes to guests on its own. */
const isDaytime = (at: Date, timeZone: string) => {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return hour >= 10 && hour < 18;
};

const refuseUnfinished = ({ proposal, state, endsOn }: FinishedTrip, today: string) => {
  if (proposal.state !== "accepted")
    throw conflict("This trip was cancelled, so nobody is asked for a review.");
  if (state === "lost")
    throw conflict("This guest is marked as lost, and isn't asked for a review.");
  if (endsOn !== null && endsOn >= today)
    throw conflict("You can ask for a review once the trip is over.");
};

type Read = Pick<Reader, "select">;

/** One trip of each conversation whose guests nobody has asked lately. */
const selectDue = async (read: Read, today: string, at: Date) => {
  const isOver = between(lastTripDay, addDays(today, -latestAfter), addDays(today, -askAfter));
  const askedLately = read
    .select({ id: proposals.conversationId })
    .from(reviewRequests)
    .innerJoin(proposals, eq(proposals.id, reviewRequests.proposalId))
    .where(gt(reviewRequests.askedAt, daysBefore(at, pauseDays)));
  const isUnasked = and(
    isNull(reviewRequests.id),
    notInArray(proposals.conversationId, askedLately),
  );
  const trips = await selectTrips(read, and(mayBeMailed, isOver, isUnasked));
  return [...new Map(trips.map((each) => [each.proposal.conversationId, each])).values()];
};

const selectUnanswered = (read: Read, at: Date) => {
  const { channel, askedAt, remindedAt, id } = reviewRequests;
  const isTime = between(
    askedAt,
    daysBefore(at, remindAfter + latestAfter),
    daysBefore(at, remindAfter),
  );
  const received = read.select().from(receivedReviews).where(eq(receivedReviews.requestId, id));
  const isWaiting = and(eq(channel, "mail"), isNull(remindedAt), notExists(received));
  return selectTrips(read, and(mayBeMailed, isTime, isWaiting));
};

/** Asks the guests of finished trips for reviews. */
export const createReviewRequestsService = (deps: Deps) => {
  const { db, now, readMailContext, writeWithMails, mailServer } = deps;
  return {
    /**
     * Asks once per trip; a link for WhatsApp may be mailed afterwards. 404 for a proposal that does not exist; 409 for
     * guests that were asked, before the end of the trip, for a lost guest and while asking is turned off.
     */
    ask: async (by: Actor, id: string, channel: ReviewChannel): Promise<Proposal> => {
      const at = now();
      const context = await readMailContext();
      const { reviews, hours } = context.settings;
      const today = localDay(at, hours.timeZone);
      if (reviews.asking === "off")
        throw conflict("Asking for reviews is turned off in the settings of reviews.");
      await writeWithMails(async (tx, enqueue) => {
        await readProposalRow(tx, id);
        const [finished] = await selectTrips(tx, eq(proposals.id, id));
        if (!finished) throw conflict("Only guests of a confirmed trip can be asked for a review.");
        refuseUnfinished(finished, today);
        if (channel === "mail" && !finished.email) throw invalidField("channel", noAddress);
        const asking = { tx, enqueue, context, by, at };
        if (!(await askForReview(asking, finished, channel)))
          throw conflict("These guests were asked for a review already.");
      });
      return readProposal(db.read, id, { publicUrl: context.publicUrl, today });
    },

    /** Asks two days after a trip where the owner wants that, and reminds once after a week; both by email. */
    writeDue: async () => {
      const at = now();
      const context = await readMailContext();
      const { reviews, hours } = context.settings;
      const isOff = reviews.asking === "off" || !mailServer.canSend;
      if (isOff || !isDaytime(at, hours.timeZone)) return { mails: 0 };
      const today = localDay(at, hours.timeZone);
      const due = reviews.asking === "automatic" ? await selectDue(db.read, today, at) : [];
      const unanswered = await selectUnanswered(db.read, at);
      const mails = due.length + unanswered.length;
      if (mails === 0) return { mails };
      await writeWithMails(async (tx, enqueue) => {
        const asking = { tx, enqueue, context, by: product, at };
        for (const finished of due) await askForReview(asking, finished, "mail");
        for (const finished of unanswered) await remindOfReview(asking, finished);
      });
      return { mails };
    },
  };
};
export type ReviewRequestsService = ReturnType<typeof createReviewRequestsService>;
