import type { Endpoint } from "../http/endpoint.ts";
import { content } from "./content.ts";

export const readContent = {
  method: "GET",
  path: "/api/content",
  summary: "All public content at one revision",
  access: "public",
  header: "If-None-Match",
  status: 200,
  answer: content,
} as const satisfies Endpoint;
