import type { Endpoint } from "../../http/endpoint.ts";
import { recentAnswerTimes } from "./answer-times.ts";
import { stats } from "./stats.ts";

export const readStats = {
  method: "GET",
  path: "/api/stats",
  summary: "What the dashboard counts",
  access: "admin",
  status: 200,
  answer: stats,
} as const satisfies Endpoint;

export const readRecentAnswerTimes = {
  method: "GET",
  path: "/api/stats/answer-times",
  summary: "How long guests waited for their first answer",
  access: "admin",
  status: 200,
  answer: recentAnswerTimes,
} as const satisfies Endpoint;
