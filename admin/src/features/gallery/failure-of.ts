import { sentenceOf, UnexpectedAnswer } from "../../lib/api/api-error.ts";

/** The gallery form's text for a failed save. */
export const formFailureOf = (error: unknown) =>
  error instanceof UnexpectedAnswer
    ? "Invalid photo data received"
    : `Error: ${sentenceOf(error) ?? "Failed to update data"}`;
