import { stats } from "../stats.ts";
import type { Endpoint } from "./endpoint.ts";

export const readStats = {
  method: "GET",
  path: "/api/stats",
  summary: "What the dashboard counts",
  access: "admin",
  status: 200,
  answer: stats,
} as const satisfies Endpoint;
