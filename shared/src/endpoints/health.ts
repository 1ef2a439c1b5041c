import { health } from "../health.ts";
import type { Endpoint } from "./endpoint.ts";

export const readHealth = {
  method: "GET",
  path: "/api/health",
  summary: "Whether the service works",
  access: "public",
  status: 200,
  answer: health,
} as const satisfies Endpoint;
