import { serverMessage } from "./api-error.ts";

/** Error names that browsers use when a person cancels or a passkey prompt times out. */
const cancelled = ["NotAllowedError", "AbortError"];

/** Describes an error from the API or from the browser's passkey prompt. */
export function describePasskeyError(error: Error) {
  if (cancelled.includes(error.name)) return "It was cancelled or took too long.";
  if (error.name === "InvalidStateError") return "This device already has a passkey.";
  if (error.name === "SecurityError")
    return "Passkeys need https and the site's own address, so this browser can't create one here.";
  return serverMessage(error) ?? "That didn't work. Please check your connection and try again.";
}
