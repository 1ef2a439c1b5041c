import type { Endpoint } from "shared/http/endpoint";

const schema = { $ref: "#/components/schemas/Problem" };

const toProblem = (description: string, code: string, message: string, more: object = {}) => ({
  description,
  content: { "application/json": { schema, example: { message, code } } },
  ...more,
});

const retryAfter = { headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } } };

/** The refusals that several endpoints share. */
export const errorResponses = {
  BadRequest: toProblem(
    "A parameter or a field is missing or malformed; `issues` names the fields.",
    "validation_failed",
    "Text is required.",
  ),
  Unauthenticated: toProblem(
    "The token or API key is missing, unknown, expired or revoked.",
    "unauthenticated",
    "This API key was revoked.",
  ),
  Forbidden: toProblem(
    "The caller may not do this; the message names the scope that an API key lacks.",
    "scope_missing",
    "This API key lacks the scope inbox:write.",
  ),
  NotFound: toProblem("No such record.", "not_found", "Conversation not found"),
  Conflict: toProblem(
    "The record changed since it was read; `current` holds it as it is now.",
    "edit_conflict",
    "Someone else changed this in the meantime.",
  ),
  TooLarge: toProblem("The body is too large.", "too_large", "The request is too large."),
  RateLimited: toProblem(
    "Too many requests.",
    "rate_limited",
    "Too many requests. Please wait a little and try again.",
    retryAfter,
  ),
  Unavailable: toProblem(
    "The database or the storage is out of reach.",
    "unavailable",
    "This is not available right now. Please try again in a moment.",
    retryAfter,
  ),
  Problem: toProblem("Any other refusal.", "internal", "Something went wrong on our side."),
};

const refer = (name: keyof typeof errorResponses) => ({ $ref: `#/components/responses/${name}` });

/** The refusals that an endpoint can answer with, by status. */
export const listErrors = ({ path, access, query, body, header }: Endpoint) => ({
  ...((query || body || header === "Idempotency-Key") && { 400: refer("BadRequest") }),
  ...(access !== "public" && { 401: refer("Unauthenticated"), 403: refer("Forbidden") }),
  ...(path.includes(":") && { 404: refer("NotFound") }),
  ...(header === "If-Unmodified-Since-Revision" && { 409: refer("Conflict") }),
  ...(body && { 413: refer("TooLarge") }),
  429: refer("RateLimited"),
  503: refer("Unavailable"),
  default: refer("Problem"),
});
