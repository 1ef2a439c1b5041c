import type { Endpoint } from "../http/endpoint.ts";
import { mailBody, mailContentBody, mailList, mailListQuery } from "./outbox.ts";

export const listMails = {
  method: "GET",
  path: "/api/outbox",
  summary: "List emails",
  access: "admin",
  query: mailListQuery,
  status: 200,
  answer: mailList,
} as const satisfies Endpoint;

export const readMail = {
  method: "GET",
  path: "/api/outbox/:id",
  summary: "Get an email with its content",
  access: "admin",
  status: 200,
  answer: mailContentBody,
} as const satisfies Endpoint;

export const retryMail = {
  method: "POST",
  path: "/api/outbox/:id/retry",
  summary: "Resend an email",
  access: "admin",
  status: 202,
  answer: mailBody,
} as const satisfies Endpoint;
