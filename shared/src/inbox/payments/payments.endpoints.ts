import type { Endpoint } from "../../http/endpoint.ts";
import { proposalSaved } from "../proposals/proposals.ts";
import { paymentInput } from "./payments.ts";
import { waysToPayBody, waysToPayInput, waysToPaySaved } from "./ways-to-pay.ts";

export const recordPayment = {
  method: "POST",
  path: "/api/proposals/:id/payments",
  summary: "Record a payment and send its receipt; once per `Idempotency-Key`",
  access: "admin",
  body: { type: "json", schema: paymentInput },
  status: 201,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const removePayment = {
  method: "DELETE",
  path: "/api/payments/:id",
  summary: "Remove a payment that was recorded by mistake",
  access: "admin",
  status: 200,
  answer: proposalSaved,
} as const satisfies Endpoint;

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
  body: { type: "json", schema: waysToPayInput },
  status: 200,
  answer: waysToPaySaved,
} as const satisfies Endpoint;
