import { content } from "../content.ts";
import type { Endpoint } from "./endpoint.ts";

export const readContent = {
  method: "GET",
  path: "/api/content",
  summary: "All public content at one revision",
  access: "public",
  status: 200,
  answer: content,
} as const satisfies Endpoint;
