import { serverMessage, UnexpectedResponse } from "../../../lib/api/api-error.ts";

export const photoErrorMessage = (error: unknown) =>
  error instanceof UnexpectedResponse
    ? "Invalid photo data received"
    : `Error: ${serverMessage(error) ?? "Failed to update data"}`;
