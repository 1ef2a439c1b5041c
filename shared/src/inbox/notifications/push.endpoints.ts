import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { pushPreferences, pushState, pushSubscription, seenEndpoint } from "./push.ts";

export const readPush = {
  method: "GET",
  path: "/api/push",
  summary: "Get the account's notification settings and devices",
  access: "admin",
  status: 200,
  answer: pushState,
} as const satisfies Endpoint;

export const changePushPreferences = {
  method: "PUT",
  path: "/api/push/preferences",
  summary: "Change the account's notification settings",
  access: "admin",
  body: { type: "json", schema: pushPreferences },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const addPushSubscription = {
  method: "POST",
  path: "/api/push/subscriptions",
  summary: "Turn on notifications for this browser until its session ends",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: pushSubscription },
  status: 201,
  answer: messageBody,
} as const satisfies Endpoint;

export const notePushSubscription = {
  method: "POST",
  path: "/api/push/subscriptions/seen",
  summary: "Find this browser among the account's devices; removes another account's",
  access: "admin",
  body: { type: "json", schema: seenEndpoint },
  status: 200,
  answer: z.object({ deviceId: z.string().nullable() }),
} as const satisfies Endpoint;

export const removePushSubscription = {
  method: "DELETE",
  path: "/api/push/subscriptions/:id",
  summary: "Turn off notifications for a device",
  access: "admin",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
