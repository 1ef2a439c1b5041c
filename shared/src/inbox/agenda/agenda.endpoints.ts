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
  summary: "List requested and confirmed trips in a period, and those without dates",
  access: "admin",
  scope: "inbox:read",
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
  summary: "Get what the signed-in admin's calendar shows of guests",
  access: "admin",
  status: 200,
  answer: agendaFeedBody,
} as const satisfies Endpoint;

export const makeFeed = {
  method: "POST",
  path: feed,
  summary: "Create a new secret calendar link, which replaces the old one",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: agendaFeedInput },
  status: 201,
  answer: agendaFeedMade,
} as const satisfies Endpoint;

export const changeFeed = {
  method: "PUT",
  path: feed,
  summary: "Change what the calendar shows of guests",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: agendaFeedInput },
  status: 200,
  answer: agendaFeedChanged,
} as const satisfies Endpoint;

export const removeFeed = {
  method: "DELETE",
  path: feed,
  summary: "Delete the calendar link",
  access: "admin",
  status: 200,
  answer: agendaFeedChanged,
} as const satisfies Endpoint;
