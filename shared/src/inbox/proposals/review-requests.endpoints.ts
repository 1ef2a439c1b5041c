import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { proposalSaved } from "./proposals.ts";
import {
  guestReviewInput,
  reviewLink,
  reviewLinkInput,
  reviewPhotoForm,
  reviewPhotoSaved,
  reviewRequestInput,
} from "./review-requests.ts";

export const askForReview = {
  method: "POST",
  path: "/api/proposals/:id/review-request",
  summary:
    "Ask the party of a trip for reviews by email, or make a link for WhatsApp, which may be mailed later; once per trip",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: reviewRequestInput },
  status: 201,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const readReviewLink = {
  method: "POST",
  path: "/api/guest-reviews/link",
  summary: "Get the trip that a guest's link to the review form is for",
  access: "public",
  body: { type: "json", schema: reviewLinkInput },
  status: 200,
  answer: reviewLink,
} as const satisfies Endpoint;

export const uploadReviewPhoto = {
  method: "POST",
  path: "/api/guest-reviews/photo",
  summary: "Upload the photo of a guest's review",
  access: "public",
  body: { type: "multipart", schema: reviewPhotoForm },
  status: 201,
  answer: reviewPhotoSaved,
} as const satisfies Endpoint;

export const sendGuestReview = {
  method: "POST",
  path: "/api/guest-reviews",
  summary: "Send a review of a trip; it stays hidden until the team shows it",
  access: "public",
  header: "Idempotency-Key",
  body: { type: "json", schema: guestReviewInput },
  status: 201,
  answer: messageBody,
} as const satisfies Endpoint;
