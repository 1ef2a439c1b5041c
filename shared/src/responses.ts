import { z } from "zod";
import { limits } from "./limits.ts";
import { textOf, timestamp } from "./text.ts";

/** The words of the operator to a visitor. */
export const responseMessage = z
  .string("Response message is required.")
  .trim()
  .min(1, "Response message is required.")
  .pipe(textOf("Response message", limits.message));

/**
 * When the answer that the admin has seen was given, `null` for none yet. If there is another one
 * by now, the new one is refused with `edit_conflict`; left out, it replaces whatever there is.
 */
export const respondedAtAsRead = timestamp.nullable().optional();

/** Success text of both kinds of response. */
export const responseSent = "Response sent successfully!";
