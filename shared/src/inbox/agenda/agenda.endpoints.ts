import type { Endpoint } from "../../http/endpoint.ts";
import { agenda, agendaQuery } from "./agenda.ts";
import {
  agendaFeedBody,
  agendaFeedChanged,
  agendaFeedInput,
  agendaFeedMade,
} from "./agenda-feed.ts";

export const readAgenda = {
  method: "GET",
  path: "/api/agenda",
  summary: "Requested and confirmed trips on some days, and those without a day",
  access: "admin",
  query: agendaQuery,
  status: 200,
  answer: agenda,
} as const satisfies Endpoint;

/** `file` is a secret followed by `.ics`. */
export const readAgendaFeed = {
  method: "GET",
  path: "/api/agenda/:file",
  summary: "The agenda of an account as a calendar, by its secret address",
  access: "public",
  status: 200,
  answer: "calendar",
} as const satisfies Endpoint;

const feed = "/api/ibirwa-clients/me/agenda-feed";

export const readOwnFeed = {
  method: "GET",
  path: feed,
  summary: "What the calendar of the signed-in admin tells of guests",
  access: "admin",
  status: 200,
  answer: agendaFeedBody,
} as const satisfies Endpoint;

export const makeFeed = {
  method: "POST",
  path: feed,
  summary: "Make a new secret address of the calendar; the one before ends",
  access: "admin",
  proof: "always",
  body: { type: "json", schema: agendaFeedInput },
  status: 201,
  answer: agendaFeedMade,
} as const satisfies Endpoint;

export const changeFeed = {
  method: "PUT",
  path: feed,
  summary: "Change what the calendar tells of guests",
  access: "admin",
  proof: "always",
  body: { type: "json", schema: agendaFeedInput },
  status: 200,
  answer: agendaFeedChanged,
} as const satisfies Endpoint;

export const removeFeed = {
  method: "DELETE",
  path: feed,
  summary: "End the address of the calendar",
  access: "admin",
  status: 200,
  answer: agendaFeedChanged,
} as const satisfies Endpoint;
