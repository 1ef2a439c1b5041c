import type { Endpoint } from "../http/endpoint.ts";
import { demoEnded, demoRemoval, firstStart } from "./first-start.ts";

export const readFirstStart = {
  method: "GET",
  path: "/api/first-start",
  summary: "Whether the site is open, what is still to be done before, and whether it shows a demo",
  access: "admin",
  status: 200,
  answer: firstStart,
} as const satisfies Endpoint;

export const clearDemo = {
  method: "POST",
  path: "/api/first-start/clear-demo",
  summary:
    "Remove all content of a demo, unless it has changed since `revision`; the site is closed, messages and accounts stay",
  access: "admin",
  proof: "always",
  body: { type: "json", schema: demoRemoval },
  status: 200,
  answer: demoEnded,
} as const satisfies Endpoint;

export const keepDemo = {
  method: "POST",
  path: "/api/first-start/keep-demo",
  summary: "Keep the content of a demo as the owner's; it can no longer be removed at once",
  access: "admin",
  proof: "always",
  status: 200,
  answer: demoEnded,
} as const satisfies Endpoint;
