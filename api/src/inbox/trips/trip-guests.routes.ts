import { readTripGuests } from "shared/inbox/trips/trip-guests.endpoints";
import { route } from "#http/route.ts";
import type { TripGuestsService } from "./trip-guests.service.ts";

type Deps = { tripGuests: TripGuestsService };

export const tripGuestsRoutes = ({ tripGuests }: Deps) => [
  route(readTripGuests, ({ params }) => tripGuests.read(params.id)),
];
