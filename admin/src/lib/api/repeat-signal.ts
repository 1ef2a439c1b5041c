import { NetworkError } from "./api-error.ts";

const isCancelled = (signal: AbortSignal) => signal.reason?.name === "AbortError";

/**
 * Signal for a request that is sent again after the user answered a question: a cancellation still counts, and a
 * timeout (ms) restarts.
 */
export function repeatSignal(signal: AbortSignal | undefined, timeout: number | undefined) {
  const controller = new AbortController();
  const pass = () => {
    if (signal && isCancelled(signal)) controller.abort(signal.reason);
  };
  pass();
  signal?.addEventListener("abort", pass, { once: true });
  const giveUp = () => controller.abort(new NetworkError("No answer in time."));
  if (timeout !== undefined) setTimeout(giveUp, timeout);
  return controller.signal;
}
