import { inArray } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { getLastDay, type Trip } from "shared/inbox/agenda/agenda";
import type { SheetScope, TripPlan } from "shared/inbox/trips/day-sheets";
import type { TripGuest, TripQuestion } from "shared/inbox/trips/trip-guests";
import type { Reader } from "#platform/db/client.ts";
import { proposals } from "#tables/proposals.ts";
import { readTripOf, readTrips, type TripRow } from "../agenda/read-trips.ts";
import { readTripMoney } from "../payments/read-trip-money.ts";
import {
  type AcceptedTrip,
  findTrips,
  isForgotten,
  readParty,
} from "../proposals/reading/read-trip.ts";

type Read = Pick<Reader, "select" | "$count">;

/** The people of an accepted proposal. */
export type Party = { questions: TripQuestion[]; guests: TripGuest[] };

export type SheetTrip = Pick<
  TripRow,
  "_id" | "name" | "phone" | "destination" | "paxNumber" | "startsOn"
> & {
  lastDay: string | null;
  plan: TripPlan;
  money: Trip["money"];
  parties: Party[];
};

export type Sheet = {
  company: string;
  timeZone: string;
  /** `null` for the sheet of one trip. */
  day: string | null;
  /** Guests are asked for their details. */
  isAsked: boolean;
  trips: SheetTrip[];
};

/** Confirmed trips of a day, or one trip; `undefined` for a trip that is lost or not in the inbox. */
const findRows = async (read: Read, { day, trip }: SheetScope): Promise<TripRow[] | undefined> => {
  if (day !== undefined) {
    const rows = await readTrips(read, { from: day, until: day });
    return rows.filter(({ state }) => state === "confirmed");
  }
  const row = await readTripOf(read, trip ?? "");
  return row && row.state !== "lost" ? [row] : undefined;
};

type Asking = { settings: SiteSettings; today: string };

/** Leaves out earlier trips of the same conversations. */
const readParties = async (read: Read, rows: TripRow[], { settings, today }: Asking) => {
  const starts = new Map(rows.map(({ _id, startsOn }) => [_id, startsOn ?? ""]));
  const trips = await findTrips(read, inArray(proposals.conversationId, [...starts.keys()]));
  const isShown = (trip: AcceptedTrip) =>
    trip.lastDay >= (starts.get(trip.conversationId) ?? "") && !isForgotten(trip, today);
  const parties = trips.filter(isShown).map(async (trip) => ({
    conversationId: trip.conversationId,
    ...(await readParty(read, trip, settings.guestDetails)),
  }));
  return Map.groupBy(await Promise.all(parties), ({ conversationId }) => conversationId);
};

const byStart = (a: SheetTrip, b: SheetTrip) =>
  (a.plan.time ?? "99:99").localeCompare(b.plan.time ?? "99:99");

/** Everything that a guide needs to know about a day or a trip; `undefined` for a trip that is lost or not in the inbox. */
export const findSheet = async (
  read: Read,
  scope: SheetScope,
  settings: SiteSettings,
  now: Date,
): Promise<Sheet | undefined> => {
  const { timeZone } = settings.hours;
  const rows = await findRows(read, scope);
  if (!rows) return undefined;
  const today = localDay(now, timeZone);
  const ids = rows.map(({ _id }) => _id);
  const [parties, money] = await Promise.all([
    readParties(read, rows, { settings, today }),
    readTripMoney(read, today, ids),
  ]);
  const trips = rows.map(({ time, place, guide, vehicle, notes, ...row }) => ({
    ...row,
    lastDay: row.startsOn && getLastDay(row.startsOn, row.endsOn),
    plan: { time, place, guide, vehicle, notes },
    money: money.get(row._id) ?? [],
    parties: parties.get(row._id) ?? [],
  }));
  return {
    ...{ company: settings.company.name, timeZone, day: scope.day ?? null },
    isAsked: settings.guestDetails.isAsked,
    trips: trips.toSorted(byStart),
  };
};
