import { type Agenda, type AgendaQuery, trip } from "shared/inbox/agenda/agenda";
import { limits } from "shared/limits";
import type { Database } from "#platform/db/client.ts";
import { readTrips, readUndated } from "./read-trips.ts";

/** When guests come, or want to. */
export const createAgendaService = ({ db }: { db: Pick<Database, "read"> }) => ({
  read: async (span: AgendaQuery): Promise<Agenda> => {
    const [trips, undated] = await Promise.all([readTrips(db.read, span), readUndated(db.read)]);
    return {
      trips: trips.slice(0, limits.agenda.trips).map((row) => trip.parse({ ...row, money: [] })),
      isCut: trips.length > limits.agenda.trips,
      undated: { ...undated, trips: undated.trips.map((row) => trip.parse({ ...row, money: [] })) },
    };
  },
});
export type AgendaService = ReturnType<typeof createAgendaService>;
