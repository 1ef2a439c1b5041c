import { useEffectEvent, useLayoutEffect, useState } from "react";

/** The tries so far, the rest (ms) before the next one, and whether the network is what is missing. */
type Waiting = { tries: number; rest: number; isCutOff: boolean };

/** Has a message tried again after a rest, or sooner if the browser comes online. */
export function useWaiting(tryAgain: (tries: number) => void) {
  const [waiting, setWaiting] = useState<Waiting>();
  const goOn = useEffectEvent(() => waiting && tryAgain(waiting.tries));

  // Before the note that promises it can be read.
  useLayoutEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(goOn, waiting.rest);
    if (waiting.isCutOff) addEventListener("online", goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
    };
  }, [waiting]);

  return { waiting, setWaiting };
}
