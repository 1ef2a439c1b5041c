import { useEffectEvent, useLayoutEffect } from "react";

/** The tries so far, the delay (ms) before the next one, and whether the network is what is missing. */
export type PendingRetry = { tries: number; delay: number; isOffline: boolean };

/** Tries again after the delay, or sooner if the browser comes online. */
export function useRetryTimer(
  pending: PendingRetry | undefined,
  retry: (tries: number) => Promise<void>,
) {
  const retryNow = useEffectEvent(() => pending && retry(pending.tries));

  // Before the notice that promises it can be read.
  useLayoutEffect(() => {
    if (!pending) return;
    const timer = setTimeout(retryNow, pending.delay);
    if (pending.isOffline) addEventListener("online", retryNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retryNow);
    };
  }, [pending]);
}
