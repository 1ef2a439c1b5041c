import { z } from "zod";
import { limits } from "../limits.ts";
import { multilineText, timestamp } from "../text/text.ts";

export const responseMessage = z
  .string("Response message is required.")
  .trim()
  .min(1, "Response message is required.")
  .pipe(multilineText("Response message", limits.message));

/**
 * `respondedAt` as the admin saw it; the API answers `edit_conflict` if there is a later answer. Without it, any answer
 * is replaced.
 */
export const respondedAtAsRead = timestamp.nullable().optional();

export const responseSent = "Response sent successfully!";
