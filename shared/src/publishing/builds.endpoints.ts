import type { Endpoint } from "../http/endpoint.ts";
import { buildBody, buildList } from "./builds.ts";
import { buildEvent } from "./webhooks.ts";

export const listBuilds = {
  method: "GET",
  path: "/api/builds",
  summary: "List publish requests and what is live",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: buildList,
} as const satisfies Endpoint;

export const publish = {
  method: "POST",
  path: "/api/builds",
  summary: "Publish now, or retry",
  access: "content",
  scope: "content:write",
  status: 202,
  answer: buildBody,
} as const satisfies Endpoint;

export const reportBuild = {
  method: "POST",
  path: "/api/builds/callback",
  summary: "Receive the builder's report, signed as a Standard Webhook",
  access: "public",
  body: { type: "text", mediaType: "application/json", schema: buildEvent },
  status: 204,
  answer: "none",
} as const satisfies Endpoint;

export const readBuild = {
  method: "GET",
  path: "/api/builds/:id",
  summary: "One request to publish",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: buildBody,
} as const satisfies Endpoint;

export const rollBackBuild = {
  method: "POST",
  path: "/api/builds/:id/rollback",
  summary: "Publish a kept release again",
  access: "admin",
  status: 202,
  answer: buildBody,
} as const satisfies Endpoint;
