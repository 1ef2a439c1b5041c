import type { Endpoint } from "../../http/endpoint.ts";
import { linkClickInput } from "./link-clicks.ts";

export const recordLinkClick = {
  method: "POST",
  path: "/api/contact-taps",
  summary: "Count a click on a WhatsApp, phone or email link",
  access: "public",
  body: { type: "json", schema: linkClickInput, maxBytes: 4_096 },
  status: 204,
  answer: "none",
} as const satisfies Endpoint;
