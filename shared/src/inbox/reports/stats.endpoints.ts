import type { Endpoint } from "../../http/endpoint.ts";
import { recentAnswerTimes } from "./answer-times.ts";
import { stats } from "./stats.ts";

export const readStats = {
  method: "GET",
  path: "/api/stats",
  summary: "Get the dashboard's counts",
  access: "admin",
  scope: "inbox:read",
  status: 200,
  answer: stats,
} as const satisfies Endpoint;

export const readRecentAnswerTimes = {
  method: "GET",
  path: "/api/stats/answer-times",
  summary: "Get first reply times by week",
  access: "admin",
  scope: "inbox:read",
  status: 200,
  answer: recentAnswerTimes,
} as const satisfies Endpoint;
