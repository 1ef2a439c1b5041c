import type { Endpoint } from "./endpoint.ts";
import { health, liveness } from "./health.ts";

export const readHealth = {
  method: "GET",
  path: "/api/health",
  summary: "Get the health of the service",
  access: "public",
  status: 200,
  answer: health,
} as const satisfies Endpoint;

export const readLiveness = {
  method: "GET",
  path: "/api/health/live",
  summary: "Check that the process answers",
  access: "public",
  status: 200,
  answer: liveness,
} as const satisfies Endpoint;

export const readReadiness = {
  method: "GET",
  path: "/api/health/ready",
  summary:
    "Check that the process can receive visitors: 503 while it starts, stops or has no database or site",
  access: "public",
  status: 200,
  answer: liveness,
} as const satisfies Endpoint;
