import { serverMessage } from "./api-error.ts";

/** Names of what browsers throw where a person cancels, or takes too long. */
const cancelled = ["NotAllowedError", "AbortError"];

/** Of what was asked of the API or of a browser's passkeys. */
export function describePasskeyError(error: Error) {
  if (cancelled.includes(error.name)) return "It was cancelled or took too long.";
  if (error.name === "InvalidStateError") return "This device already has a passkey.";
  if (error.name === "SecurityError")
    return "Passkeys need https and the site’s own address, so this browser can't create one here.";
  return serverMessage(error) ?? "This did not work. Please check your connection and try again.";
}
