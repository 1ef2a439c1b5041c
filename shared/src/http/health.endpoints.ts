import type { Endpoint } from "./endpoint.ts";
import { health, liveness } from "./health.ts";

export const readHealth = {
  method: "GET",
  path: "/api/health",
  summary: "Whether the service works",
  access: "public",
  status: 200,
  answer: health,
} as const satisfies Endpoint;

export const readLiveness = {
  method: "GET",
  path: "/api/health/live",
  summary: "Whether the process answers",
  access: "public",
  status: 200,
  answer: liveness,
} as const satisfies Endpoint;

export const readReadiness = {
  method: "GET",
  path: "/api/health/ready",
  summary:
    "Whether the process may be sent visitors: 503 while it starts, stops or has no database or site",
  access: "public",
  status: 200,
  answer: liveness,
} as const satisfies Endpoint;
