import { useEffect, useReducer } from "react";
import { siteLimits } from "../../lib/limits.ts";

type Turns = { previous: number | undefined; current: number; next: number };

export type Progress = "loading" | "loaded" | "broken";

const start: Turns = { previous: undefined, current: 0, next: 1 };

const stepThrough = (count: number) => (turns: Turns, progress: "loaded" | "broken") => {
  const after = (index: number) => (index + 1) % count;
  const following = after(turns.next);
  if (progress === "loaded") {
    return { previous: turns.current, current: turns.next, next: following };
  }
  return { ...turns, next: following === turns.current ? after(following) : following };
};

/** While `isRunning`, shows the next slide every 5 seconds: waits for one that is loading, skips a broken one. */
export function useSlides(count: number, isRunning: boolean, readProgress: () => Progress) {
  const [turns, step] = useReducer(stepThrough(count), start);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      const progress = readProgress();
      if (progress !== "loading") step(progress);
    }, siteLimits.slideInterval);
    return () => clearInterval(timer);
  }, [isRunning, readProgress]);

  return turns;
}
