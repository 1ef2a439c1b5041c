import { and, asc, between, desc, eq, gte, sql } from "drizzle-orm";
import { limits } from "shared/limits";
import { addDays } from "#platform/add-days.ts";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { tripPlans } from "#tables/trips.ts";
import { isInInbox, isUndated, whereOpen } from "../messages/open-trips.ts";

type Read = Pick<Reader, "select" | "$count">;

const columns = {
  _id: conversations.id,
  name: conversations.name,
  email: conversations.email,
  phone: conversations.phone,
  destination: conversations.destination,
  paxNumber: conversations.paxNumber,
  checkinDate: conversations.checkinDate,
  checkoutDate: conversations.checkoutDate,
  startsOn: conversations.startsOn,
  endsOn: conversations.endsOn,
  datesSetAt: conversations.datesSetAt,
  askedAt: conversations.askedAt,
  state: conversations.state,
  latestAt: conversations.latestAt,
  time: tripPlans.time,
  place: tripPlans.place,
  guide: tripPlans.guide,
  vehicle: tripPlans.vehicle,
  notes: tripPlans.notes,
};

const selectTrips = (read: Read) =>
  read
    .select(columns)
    .from(conversations)
    .leftJoin(tripPlans, eq(tripPlans.conversationId, conversations.id));

const { startsOn, endsOn } = conversations;
const { longestTrip } = limits.agenda;

/** Matches `getLastDay`. */
export const lastDay = sql`CASE WHEN ${endsOn} BETWEEN ${startsOn} AND date(${startsOn}, ${`+${longestTrip} days`}) THEN ${endsOn} ELSE ${startsOn} END`;

type Span = { from: string; until: string };

/** Reads one row more than shown, to detect a cut. A trip within the span began at most the longest trip before it. */
export const readTrips = (read: Read, { from, until }: Span) =>
  selectTrips(read)
    .where(
      and(
        isInInbox,
        between(startsOn, addDays(from, -longestTrip), until),
        whereOpen,
        gte(lastDay, from),
      ),
    )
    .orderBy(asc(startsOn), desc(conversations.createdAt))
    .limit(limits.agenda.trips + 1);
export type TripRow = Awaited<ReturnType<typeof readTrips>>[number];

/** `undefined` for a conversation that isn't in the inbox. */
export const readTripOf = async (
  read: Read,
  conversationId: string,
): Promise<TripRow | undefined> => {
  const [trip] = await selectTrips(read).where(
    and(isInInbox, eq(conversations.id, conversationId)),
  );
  return trip;
};

/** Returns the count and the newest ones. */
export const readUndated = async (read: Read) => {
  const where = and(isInInbox, isUndated);
  const [total, trips] = await Promise.all([
    read.$count(conversations, where),
    selectTrips(read)
      .where(where)
      .orderBy(desc(conversations.latestAt))
      .limit(limits.agenda.undated),
  ]);
  return { total, trips };
};
