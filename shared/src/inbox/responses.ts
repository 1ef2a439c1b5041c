import { z } from "zod";
import { limits } from "../limits.ts";
import { multilineText, timestamp } from "../text/text.ts";

export const responseMessage = z
  .string("Response message is required.")
  .trim()
  .min(1, "Response message is required.")
  .pipe(multilineText("Response message", limits.message));

/** Time of the answer that the admin has seen; a later one is an `edit_conflict`. Left out, any is replaced. */
export const respondedAtAsRead = timestamp.nullable().optional();

export const responseSent = "Response sent successfully!";
