import type { Endpoint } from "../../http/endpoint.ts";
import { tripGuests } from "./trip-guests.ts";

export const readTripGuests = {
  method: "GET",
  path: "/api/proposals/:id/guests",
  summary: "List the people of an accepted trip with their details",
  access: "admin",
  status: 200,
  answer: tripGuests,
} as const satisfies Endpoint;
