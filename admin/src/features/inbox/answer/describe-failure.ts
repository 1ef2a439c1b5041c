import { ApiError, serverMessage } from "../../../lib/api/api-error.ts";

/** Why something was not sent; nothing for what the notice above the text tells. */
export function describeFailure(error: Error | null) {
  if (!error || (error instanceof ApiError && error.code === "edit_conflict")) return undefined;
  if (error instanceof ApiError) return serverMessage(error) ?? "This was not sent.";
  const reason = navigator.onLine ? "No answer from the server." : "You are offline.";
  return `${reason} What you typed is kept: please send it again.`;
}
