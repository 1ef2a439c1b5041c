import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { pushPreferences, pushState, pushSubscription, seenEndpoint } from "./push.ts";

export const readPush = {
  method: "GET",
  path: "/api/push",
  summary: "Of what and on which devices the account is told",
  access: "admin",
  status: 200,
  answer: pushState,
} as const satisfies Endpoint;

export const changePushPreferences = {
  method: "PUT",
  path: "/api/push/preferences",
  summary: "Choose of what the account is told",
  access: "admin",
  body: { type: "json", schema: pushPreferences },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const addPushSubscription = {
  method: "POST",
  path: "/api/push/subscriptions",
  summary: "Tell this browser of new messages, until its session is ended",
  access: "admin",
  proof: "always",
  body: { type: "json", schema: pushSubscription },
  status: 201,
  answer: messageBody,
} as const satisfies Endpoint;

export const notePushSubscription = {
  method: "POST",
  path: "/api/push/subscriptions/seen",
  summary: "Which of the account's devices this browser is; another account's is removed",
  access: "admin",
  body: { type: "json", schema: seenEndpoint },
  status: 200,
  answer: z.object({ deviceId: z.string().nullable() }),
} as const satisfies Endpoint;

export const removePushSubscription = {
  method: "DELETE",
  path: "/api/push/subscriptions/:id",
  summary: "Tell a device no more",
  access: "admin",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
