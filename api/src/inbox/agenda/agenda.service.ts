import { localDay } from "shared/content/site-settings/local-day";
import { type Agenda, type AgendaQuery, trip } from "shared/inbox/agenda/agenda";
import { limits } from "shared/limits";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { Database } from "#platform/db/client.ts";
import { readTripMoney } from "../payments/read-trip-money.ts";
import { readTrips, readUndated } from "./read-trips.ts";

type Deps = {
  db: Pick<Database, "read">;
  content: Pick<ContentService, "readSettings">;
  now: () => Date;
};

/** When guests come, or want to. */
export const createAgendaService = ({ db, content, now }: Deps) => ({
  read: async (span: AgendaQuery): Promise<Agenda> => {
    const [dated, undated] = await Promise.all([readTrips(db.read, span), readUndated(db.read)]);
    const trips = dated.slice(0, limits.agenda.trips);
    const { timeZone } = (await content.readSettings()).hours;
    const ids = [...trips, ...undated.trips].map(({ _id }) => _id);
    const money = await readTripMoney(db.read, localDay(now(), timeZone), ids);
    const toTrip = (row: (typeof trips)[number]) =>
      trip.parse({ ...row, money: money.get(row._id) ?? [] });
    return {
      trips: trips.map(toTrip),
      isCut: dated.length > limits.agenda.trips,
      undated: { ...undated, trips: undated.trips.map(toTrip) },
    };
  },
});
export type AgendaService = ReturnType<typeof createAgendaService>;
