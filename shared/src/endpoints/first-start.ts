import { demoCleared, firstStart } from "../first-start.ts";
import type { Endpoint } from "./endpoint.ts";

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
  summary: "Remove all content of a demo; the site is closed, messages and accounts stay",
  access: "admin",
  status: 200,
  answer: demoCleared,
} as const satisfies Endpoint;
