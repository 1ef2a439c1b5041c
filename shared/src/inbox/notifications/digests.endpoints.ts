import type { Endpoint } from "../../http/endpoint.ts";
import { digestChoice } from "./digests.ts";

export const readDigestChoice = {
  method: "GET",
  path: "/api/digest",
  summary: "Get whether the signed-in admin gets the morning summary",
  access: "admin",
  status: 200,
  answer: digestChoice,
} as const satisfies Endpoint;

export const saveDigestChoice = {
  method: "PUT",
  path: "/api/digest",
  summary: "Turn the signed-in admin's morning summary on or off",
  access: "admin",
  body: { type: "json", schema: digestChoice },
  status: 200,
  answer: digestChoice,
} as const satisfies Endpoint;
