import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import {
  inquiryAccepted,
  inquiryList,
  inquiryListQuery,
  inquiryPost,
  inquiryResponse,
  inquirySaved,
} from "./inquiries.ts";
import { spamInput } from "./spam.ts";

export const submitInquiry = {
  method: "POST",
  path: "/api/inquiries",
  summary: "Send an inquiry",
  access: "public",
  header: "Idempotency-Key",
  body: { type: "jsonOrForm", schema: inquiryPost },
  status: 201,
  answer: inquiryAccepted,
} as const satisfies Endpoint;

export const listInquiries = {
  method: "GET",
  path: "/api/inquiries",
  summary: "All inquiries",
  access: "admin",
  scope: "inbox:read",
  query: inquiryListQuery,
  status: 200,
  answer: inquiryList,
} as const satisfies Endpoint;

export const respondToInquiry = {
  method: "POST",
  path: "/api/inquiries/respond/:id",
  summary: "Answer an inquiry",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: inquiryResponse },
  status: 200,
  answer: inquirySaved,
} as const satisfies Endpoint;

export const markInquiryAsSpam = {
  method: "PATCH",
  path: "/api/inquiries/:id/spam",
  summary: "Mark an inquiry as spam or not spam",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: spamInput },
  status: 200,
  answer: inquirySaved,
} as const satisfies Endpoint;

export const deleteInquiry = {
  method: "DELETE",
  path: "/api/inquiries/:id",
  summary: "Delete an inquiry",
  access: "admin",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
