import type { Endpoint } from "../http/endpoint.ts";
import { mailBody, mailContentBody, mailList, mailListQuery } from "./outbox.ts";

export const listMails = {
  method: "GET",
  path: "/api/outbox",
  summary: "All mails",
  access: "admin",
  query: mailListQuery,
  status: 200,
  answer: mailList,
} as const satisfies Endpoint;

export const readMail = {
  method: "GET",
  path: "/api/outbox/:id",
  summary: "One mail with all that it says",
  access: "admin",
  status: 200,
  answer: mailContentBody,
} as const satisfies Endpoint;

export const retryMail = {
  method: "POST",
  path: "/api/outbox/:id/retry",
  summary: "Send a mail again",
  access: "admin",
  status: 202,
  answer: mailBody,
} as const satisfies Endpoint;
