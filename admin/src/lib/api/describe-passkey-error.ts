import { serverMessage } from "./api-error.ts";

/** Names of what browsers throw where a person cancels, or takes too long. */
const cancelled = ["NotAllowedError", "AbortError"];

/** Of what was asked of the API or of a browser's passkeys. */
export function describePasskeyError(error: Error) {
  if (cancelled.includes(error.name)) return "It was cancelled, or took too long.";
  if (error.name === "InvalidStateError") return "There is a passkey of this device already.";
  if (error.name === "SecurityError")
    return "This browser makes no passkeys at this address: they need https and the site’s own name.";
  return serverMessage(error) ?? "This did not work. Please check your connection and try again.";
}
