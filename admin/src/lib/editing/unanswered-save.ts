import { NetworkError } from "../api/api-error.ts";

/** A save that the server has not answered. */
type UnansweredSave = {
  error: Error;
  isCancelled: boolean;
  /** True when part of it may have left this device. */
  isBegun: boolean;
  isSent: boolean;
  isOnline: boolean;
  /** Replaces "What you typed is kept" when the form keeps nothing. */
  advice?: string | undefined;
};

const checkFirst = "check before trying again.";

/** Returns `undefined` when the server answered. */
export function describeUnansweredSave({
  error,
  isCancelled,
  isBegun,
  isSent,
  isOnline,
  advice,
}: UnansweredSave) {
  if (isCancelled && isSent)
    return `You cancelled after everything was sent. It may already be saved; ${checkFirst}`;
  if (isCancelled && !isBegun) return "Cancelled. Your text is still here.";
  // Browsers report sent bytes with a short delay.
  if (isCancelled)
    return `Cancelled. Your text is still here. It may already be saved; ${checkFirst}`;
  if (!(error instanceof NetworkError)) return undefined;
  if (isSent) return `The connection dropped. This may already be saved; ${checkFirst}`;
  const start = isOnline ? "No answer from the server." : "You're offline.";
  if (advice) return `${start} ${advice}`;
  if (isOnline) return `${start} Your text is kept; please try again.`;
  return `${start} Your text is kept; try again when you're back online.`;
}
