import { messageBody } from "../errors.ts";
import { reviewList } from "../reviews.ts";
import type { Endpoint } from "./endpoint.ts";

export const listReviews = {
  method: "GET",
  path: "/api/reviews",
  summary: "All reviews, newest first",
  access: "public",
  status: 200,
  answer: reviewList,
} as const satisfies Endpoint;

export const deleteReview = {
  method: "DELETE",
  path: "/api/reviews/:id",
  summary: "Delete a review",
  access: "admin",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
