import { NetworkError } from "./api-error.ts";

const isCancelled = (signal: AbortSignal) => signal.reason?.name === "AbortError";

/**
 * For a request that is sent again after a person was asked something, which takes its time: what was cancelled stays
 * cancelled, and a timeout of so many milliseconds begins anew.
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
