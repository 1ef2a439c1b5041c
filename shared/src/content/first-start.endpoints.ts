import type { Endpoint } from "../http/endpoint.ts";
import { demoEnded, demoRemoval, firstStart } from "./first-start.ts";

export const readFirstStart = {
  method: "GET",
  path: "/api/first-start",
  summary: "Get whether the site is open, the steps left, and whether it shows the demo",
  access: "admin",
  status: 200,
  answer: firstStart,
} as const satisfies Endpoint;

export const clearDemo = {
  method: "POST",
  path: "/api/first-start/clear-demo",
  summary:
    "Remove the demo content, unless it has changed since `revision`; closes the site, keeps messages and accounts",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: demoRemoval },
  status: 200,
  answer: demoEnded,
} as const satisfies Endpoint;

export const keepDemo = {
  method: "POST",
  path: "/api/first-start/keep-demo",
  summary: "Keep the demo content as the owner's own",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: demoEnded,
} as const satisfies Endpoint;
