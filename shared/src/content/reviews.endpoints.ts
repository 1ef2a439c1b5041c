import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { limits } from "../limits.ts";
import { movedToTrash } from "./moved-to-trash.ts";
import { publishedDraft, publishedNewDraft } from "./published-draft.ts";
import { reviewChange, reviewInput, reviewList, reviewOrder, reviewSaved } from "./reviews.ts";

export const listReviews = {
  method: "GET",
  path: "/api/reviews",
  summary: "List reviews in the visitors' order; admins also get hidden ones",
  access: "public",
  scope: "content:read",
  header: "If-None-Match",
  status: 200,
  answer: reviewList,
} as const satisfies Endpoint;

export const createReview = {
  method: "POST",
  path: "/api/reviews",
  summary: "Add a review",
  access: "content",
  scope: "content:write",
  header: "Idempotency-Key",
  query: publishedNewDraft,
  body: { type: "json", schema: reviewInput },
  status: 201,
  answer: reviewSaved,
} as const satisfies Endpoint;

export const updateReview = {
  method: "PUT",
  path: "/api/reviews/:id",
  summary: "Change a review",
  access: "content",
  scope: "content:write",
  query: publishedDraft,
  body: { type: "json", schema: reviewChange },
  status: 200,
  answer: reviewSaved,
} as const satisfies Endpoint;

export const orderReviews = {
  method: "PUT",
  path: "/api/reviews/order",
  summary: "Set the order of the reviews",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: reviewOrder, maxBytes: limits.jsonText },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const deleteReview = {
  method: "DELETE",
  path: "/api/reviews/:id",
  summary: "Delete a review",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: movedToTrash,
} as const satisfies Endpoint;
