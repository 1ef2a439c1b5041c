import { z } from "zod";

/** Everything that can go wrong, by the code in the answer. */
export const errorCode = z.enum([
  "validation_failed",
  "unauthenticated",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "last_admin",
  "edit_conflict",
  "too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal",
  "unavailable",
  "insufficient_storage",
]);
export type ErrorCode = z.infer<typeof errorCode>;

/** One field that was refused: where it stands (`details.email`) and why, for a person. */
export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** Body of every error answer. `current` comes with `edit_conflict`: the record as it is now. */
export const errorBody = z.object({
  message: z.string(),
  code: errorCode,
  issues: z.array(fieldIssue).optional(),
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Body of an answer that says only what was done. */
export const messageBody = z.object({ message: z.string() });
