import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import {
  contactList,
  contactListQuery,
  contactPost,
  contactResponse,
  contactSaved,
} from "./contacts.ts";
import { spamInput } from "./spam.ts";

export const submitContact = {
  method: "POST",
  path: "/api/contact",
  summary: "Send a contact message",
  access: "public",
  header: "Idempotency-Key",
  body: { type: "jsonOrForm", schema: contactPost },
  status: 201,
  answer: messageBody,
} as const satisfies Endpoint;

export const listContacts = {
  method: "GET",
  path: "/api/contacts",
  summary: "All contact messages",
  access: "admin",
  scope: "inbox:read",
  query: contactListQuery,
  status: 200,
  answer: contactList,
} as const satisfies Endpoint;

export const respondToContact = {
  method: "POST",
  path: "/api/respond",
  summary: "Answer a contact message",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: contactResponse },
  status: 200,
  answer: contactSaved,
} as const satisfies Endpoint;

export const markContactAsSpam = {
  method: "PATCH",
  path: "/api/contacts/:id/spam",
  summary: "Mark a contact message as spam or not spam",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: spamInput },
  status: 200,
  answer: contactSaved,
} as const satisfies Endpoint;
