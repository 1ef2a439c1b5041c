import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { apiKeyCreated, apiKeyInput, apiKeyList } from "./api-keys.ts";

export const listApiKeys = {
  method: "GET",
  path: "/api/api-keys",
  summary: "List the API keys of all admins, newest first",
  access: "admin",
  status: 200,
  answer: apiKeyList,
} as const satisfies Endpoint;

export const createApiKey = {
  method: "POST",
  path: "/api/api-keys",
  summary: "Create an API key, which the answer contains this one time only",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: apiKeyInput },
  status: 201,
  answer: apiKeyCreated,
} as const satisfies Endpoint;

export const revokeApiKey = {
  method: "POST",
  path: "/api/api-keys/:id/revoke",
  summary: "Revoke an API key at once and for good",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
