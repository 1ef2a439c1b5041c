import type { Endpoint } from "../../http/endpoint.ts";
import { limits } from "../../limits.ts";
import { movedToTrash } from "../moved-to-trash.ts";
import { publishedDraft, publishedNewDraft } from "../published-draft.ts";
import { pageChange, pageInput, pageList, pageSaved } from "./pages.ts";

export const listPages = {
  method: "GET",
  path: "/api/pages",
  summary: "List the owner's pages, including hidden ones",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: pageList,
} as const satisfies Endpoint;

export const createPage = {
  method: "POST",
  path: "/api/pages",
  summary: "Add a page",
  access: "content",
  scope: "content:write",
  header: "Idempotency-Key",
  query: publishedNewDraft,
  body: { type: "json", schema: pageInput, maxBytes: limits.jsonText },
  status: 201,
  answer: pageSaved,
} as const satisfies Endpoint;

export const updatePage = {
  method: "PUT",
  path: "/api/pages/:id",
  summary: "Replace a page",
  access: "content",
  scope: "content:write",
  query: publishedDraft,
  body: { type: "json", schema: pageChange, maxBytes: limits.jsonText },
  status: 200,
  answer: pageSaved,
} as const satisfies Endpoint;

export const deletePage = {
  method: "DELETE",
  path: "/api/pages/:id",
  summary: "Delete a page",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: movedToTrash,
} as const satisfies Endpoint;
