import { inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { addDays } from "#platform/add-days.ts";
import type { Database } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals } from "#tables/proposals.ts";
import { guideLinks, tripGuests } from "#tables/trips.ts";
import { lastDay } from "../agenda/read-trips.ts";
import { findTrips, isForgotten } from "../proposals/reading/read-trip.ts";
import { getToday } from "../proposals/send-proposal.ts";

type Deps = {
  db: Database;
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
};

/** Removes guests' details 30 days after their trip, or once it is cancelled, and the links that ended a day ago or more. */
export const createTripDetailsRemoval = (deps: Deps) => async () => {
  const { db, now, content } = deps;
  const today = getToday(await content.readSettings(), now());
  const removed = await db.write(async (tx) => {
    const yesterday = addDays(today, -1);
    const over = tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(lt(sql`coalesce(${lastDay}, '')`, yesterday));
    const isOver = or(lt(guideLinks.day, yesterday), inArray(guideLinks.conversationId, over));
    await tx.delete(guideLinks).where(isOver);
    const { proposalId, number } = tripGuests;
    const filledIn = tx.select({ proposalId }).from(tripGuests);
    const trips = await findTrips(tx, inArray(proposals.id, filledIn));
    const kept = trips.filter((trip) => !isForgotten(trip, today));
    const keptIds = kept.map((trip) => trip.proposalId);
    return tx.delete(tripGuests).where(notInArray(proposalId, keptIds)).returning({ number });
  });
  if (removed.length > 0) await db.truncateWal();
  return { people: removed.length };
};
