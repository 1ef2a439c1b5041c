import type { Endpoint } from "../../http/endpoint.ts";
import { tapInput } from "./contact-taps.ts";

export const recordTap = {
  method: "POST",
  path: "/api/contact-taps",
  summary: "A visitor followed a link to a chat, a phone or a mail program",
  access: "public",
  body: { type: "json", schema: tapInput, maxBytes: 4_096 },
  status: 204,
  answer: "none",
} as const satisfies Endpoint;
