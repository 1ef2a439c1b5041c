import type { Endpoint } from "../../http/endpoint.ts";
import { tapInput } from "./contact-taps.ts";

export const recordTap = {
  method: "POST",
  path: "/api/contact-taps",
  summary: "Count a click on a WhatsApp, phone or email link",
  access: "public",
  body: { type: "json", schema: tapInput, maxBytes: 4_096 },
  status: 204,
  answer: "none",
} as const satisfies Endpoint;
