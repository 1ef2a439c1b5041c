import { z } from "zod";
import { limits } from "./limits.ts";
import { textOf } from "./text.ts";

/** The words of the operator to a visitor. */
export const responseMessage = z
  .string("Response message is required.")
  .trim()
  .min(1, "Response message is required.")
  .pipe(textOf("Response message", limits.message));

/** Success text of both kinds of response. */
export const responseSent = "Response sent successfully!";
