import { contactTaps, tapInput, tapQuery } from "../contact-taps.ts";
import type { Endpoint } from "./endpoint.ts";

export const recordTap = {
  method: "POST",
  path: "/api/contact-taps",
  summary: "A visitor followed a link to a chat, a phone or a mail program",
  access: "public",
  body: { type: "json", schema: tapInput, maxBytes: 4_096 },
  status: 204,
  answer: "none",
} as const satisfies Endpoint;

export const findTaps = {
  method: "GET",
  path: "/api/contact-taps",
  summary: "The newest taps, or those of a reference that a guest tells",
  access: "admin",
  query: tapQuery,
  status: 200,
  answer: contactTaps,
} as const satisfies Endpoint;
