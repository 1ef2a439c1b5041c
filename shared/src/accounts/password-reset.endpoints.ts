import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { passwordResetAnswer, passwordResetInput, passwordResetRequest } from "./password-reset.ts";

export const requestPasswordReset = {
  method: "POST",
  path: "/api/ibirwa-clients/password-reset",
  summary: "Request a password reset email; the answer is the same for all addresses",
  access: "public",
  body: { type: "json", schema: passwordResetRequest },
  status: 202,
  answer: passwordResetAnswer,
} as const satisfies Endpoint;

export const confirmPasswordReset = {
  method: "POST",
  path: "/api/ibirwa-clients/password-reset/confirm",
  summary: "Set a new password with the token of a reset link, and end all sessions",
  access: "public",
  body: { type: "json", schema: passwordResetInput },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
