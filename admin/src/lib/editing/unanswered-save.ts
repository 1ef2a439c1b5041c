import { NetworkError } from "../api/api-error.ts";

/** A save that the server has not answered. */
type UnansweredSave = {
  error: Error;
  isCancelled: boolean;
  /** Some of it may have left this device. */
  isBegun: boolean;
  isSent: boolean;
  isOnline: boolean;
  /** Replaces "What you typed is kept", where it is not. */
  advice?: string | undefined;
};

const checkFirst = "please look before you send it again.";

/** `undefined` when the server did answer. */
export function describeUnansweredSave({
  error,
  isCancelled,
  isBegun,
  isSent,
  isOnline,
  advice,
}: UnansweredSave) {
  if (isCancelled && isSent)
    return `You stopped waiting after all had been sent. It may have been saved all the same: ${checkFirst}`;
  if (isCancelled && !isBegun) return "Cancelled. What you typed is still here.";
  // Browsers report sent bytes a moment late.
  if (isCancelled)
    return `Cancelled. What you typed is still here. If the last of it had just been sent, it may have been saved: ${checkFirst}`;
  if (!(error instanceof NetworkError)) return undefined;
  if (isSent)
    return `The connection broke after all had been sent. It may have been saved all the same: ${checkFirst}`;
  const start = isOnline ? "No answer from the server." : "You are offline.";
  if (advice) return `${start} ${advice}`;
  if (isOnline) return `${start} What you typed is kept: please send it again.`;
  return `${start} What you typed is kept: send it again when the connection is back.`;
}
