import { z } from "zod";

export const errorCode = z.enum([
  "validation_failed",
  "unauthenticated",
  "forbidden",
  "access_missing",
  "scope_missing",
  "proof_required",
  "second_factor_required",
  "second_factor_missing",
  "not_found",
  "method_not_allowed",
  "conflict",
  "last_admin",
  "edit_conflict",
  "request_timeout",
  "too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal",
  "unavailable",
  "insufficient_storage",
]);
export type ErrorCode = z.infer<typeof errorCode>;

export const signInMethod = z.enum(["totp", "passkey", "recovery"]);
export type SignInMethod = z.infer<typeof signInMethod>;

/** `path` is, for example, `details.email`; `message` is a sentence for people. */
export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/**
 * `current` comes with `edit_conflict`: the stored record; `ticket` and `methods` come with `second_factor_required`,
 * for the second step of the sign-in.
 */
export const errorBody = z.object({
  message: z.string(),
  code: errorCode,
  issues: z.array(fieldIssue).optional(),
  current: z.unknown().optional(),
  ticket: z.string().optional(),
  methods: z.array(signInMethod).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const messageBody = z.object({ message: z.string() });
