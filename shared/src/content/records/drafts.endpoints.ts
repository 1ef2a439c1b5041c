import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { draftBody, draftInput, draftList, draftQuery, foundDraft } from "./drafts.ts";

export const listDrafts = {
  method: "GET",
  path: "/api/drafts",
  summary: "All drafts, last changed first",
  access: "content",
  status: 200,
  answer: draftList,
} as const satisfies Endpoint;

export const readDraft = {
  method: "GET",
  path: "/api/drafts/:kind/:id",
  summary: "The draft of a record, or null",
  access: "content",
  status: 200,
  answer: foundDraft,
} as const satisfies Endpoint;

export const saveDraft = {
  method: "PUT",
  path: "/api/drafts/:kind/:id",
  summary: "Save a draft",
  access: "content",
  body: { type: "json", schema: draftInput, maxBytes: limits.jsonText },
  status: 200,
  answer: draftBody,
} as const satisfies Endpoint;

export const discardDraft = {
  method: "DELETE",
  path: "/api/drafts/:kind/:id",
  summary: "Discard a draft",
  access: "content",
  query: draftQuery,
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
