import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { openSessions } from "./sessions.ts";

export const listSessions = {
  method: "GET",
  path: "/api/ibirwa-clients/me/sessions",
  summary: "List the signed-in user's sessions",
  access: "user",
  status: 200,
  answer: openSessions,
} as const satisfies Endpoint;

export const endSession = {
  method: "DELETE",
  path: "/api/ibirwa-clients/me/sessions/:id",
  summary: "End one session of the signed-in user",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
