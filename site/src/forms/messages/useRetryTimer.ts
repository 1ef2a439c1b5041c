import { useEffectEvent, useLayoutEffect } from "react";

/** `delay` in ms; `isOffline` when there was no answer at all. */
export type PendingRetry = { tries: number; delay: number; isOffline: boolean };

/** Retries after the delay, or as soon as the browser is online: then anew, as a try on the lost network may hang. */
export function useRetryTimer(
  pending: PendingRetry | undefined,
  retry: (tries: number) => Promise<void>,
  abort: () => void,
) {
  const retryNow = useEffectEvent(() => pending && retry(pending.tries));
  const retryAnew = useEffectEvent(() => {
    abort();
    retryNow();
  });

  // In effect before the notice that promises it is painted.
  useLayoutEffect(() => {
    if (!pending) return;
    const timer = setTimeout(retryNow, pending.delay);
    if (pending.isOffline) addEventListener("online", retryAnew);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retryAnew);
    };
  }, [pending]);
}
