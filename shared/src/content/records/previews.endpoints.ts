import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import {
  preview,
  previewInput,
  previewLinkBody,
  previewLinkInput,
  previewLinkList,
  previewLinkQuery,
} from "./previews.ts";

export const previewRecord = {
  method: "POST",
  path: "/api/drafts/:kind/:id/preview",
  summary: "Render the page of a record that is not public",
  access: "content",
  body: { type: "json", schema: previewInput, maxBytes: limits.jsonText },
  status: 200,
  answer: preview,
} as const satisfies Endpoint;

export const listPreviewLinks = {
  method: "GET",
  path: "/api/preview-links",
  summary: "The preview links of a record and their readers' notes",
  access: "content",
  query: previewLinkQuery,
  status: 200,
  answer: previewLinkList,
} as const satisfies Endpoint;

export const createPreviewLink = {
  method: "POST",
  path: "/api/preview-links",
  summary: "Create a link that shows a record's draft without signing in",
  access: "content",
  body: { type: "json", schema: previewLinkInput },
  status: 201,
  answer: previewLinkBody,
} as const satisfies Endpoint;

export const endPreviewLink = {
  method: "DELETE",
  path: "/api/preview-links/:id",
  summary: "End a preview link",
  access: "content",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const markPreviewNotesRead = {
  method: "POST",
  path: "/api/preview-links/:id/read",
  summary: "Mark the notes of a preview link as read",
  access: "content",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const deletePreviewNote = {
  method: "DELETE",
  path: "/api/preview-notes/:id",
  summary: "Delete a reader's note",
  access: "content",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
