import type { Endpoint } from "../../http/endpoint.ts";
import { waysToPayBody, waysToPaySaved } from "./ways-to-pay.ts";

export const readWaysToPay = {
  method: "GET",
  path: "/api/ways-to-pay",
  summary: "Get the ways in which guests can pay",
  access: "admin",
  status: 200,
  answer: waysToPayBody,
} as const satisfies Endpoint;

export const changeWaysToPay = {
  method: "PUT",
  path: "/api/ways-to-pay",
  summary: "Change the ways in which guests can pay; all admins get an email about it",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: waysToPayBody },
  status: 200,
  answer: waysToPaySaved,
} as const satisfies Endpoint;
