import { useEffectEvent, useLayoutEffect } from "react";
import type { WaitingDelivery } from "./delivery.ts";

/** Retries after the delay, or as soon as the browser is online: a try on the lost network may hang, and is aborted. */
export function useRetryTimer(
  waiting: WaitingDelivery | undefined,
  retry: (tries: number) => Promise<void>,
  abort: () => void,
) {
  const retryNow = useEffectEvent(() => waiting && retry(waiting.tries));
  const restart = useEffectEvent(() => {
    abort();
    retryNow();
  });

  // Starts the timer before the notice that announces the retry is painted.
  useLayoutEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(retryNow, waiting.delay);
    if (waiting.isOffline) addEventListener("online", restart);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", restart);
    };
  }, [waiting]);
}
