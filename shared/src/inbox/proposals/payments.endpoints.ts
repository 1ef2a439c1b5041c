import type { Endpoint } from "../../http/endpoint.ts";
import { paymentInput } from "./payments.ts";
import { proposalSaved } from "./proposals.ts";

export const recordPayment = {
  method: "POST",
  path: "/api/proposals/:id/payments",
  summary: "Record a payment and send its receipt; once per `Idempotency-Key`",
  access: "admin",
  scope: "inbox:write",
  header: "Idempotency-Key",
  body: { type: "json", schema: paymentInput },
  status: 201,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const removePayment = {
  method: "DELETE",
  path: "/api/payments/:id",
  summary: "Remove a payment that was recorded by mistake",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: proposalSaved,
} as const satisfies Endpoint;
