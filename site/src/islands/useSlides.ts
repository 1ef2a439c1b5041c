import { useEffect, useReducer } from "react";
import { siteLimits } from "../lib/limits.ts";

type Slides = { previous: number | undefined; current: number; next: number };
type Step = "advance" | "skip";

const first: Slides = { previous: undefined, current: 0, next: 1 };

const stepThrough = (count: number) => (slides: Slides, step: Step) => {
  const after = (slides.next + 1) % count;
  if (step === "skip") return { ...slides, next: after };
  return { previous: slides.current, current: slides.next, next: after };
};

/**
 * Which of `count` slides shows, which it covers, and which comes next. While `running`, the next one
 * takes its turn every 5 s if `isReady` then says that it has loaded; `skip` passes over a broken one.
 */
export function useSlides(count: number, running: boolean, isReady: () => boolean) {
  const [slides, dispatch] = useReducer(stepThrough(count), first);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (isReady()) dispatch("advance");
    }, siteLimits.slideInterval);
    return () => clearInterval(timer);
  }, [running, isReady]);

  return { ...slides, skip: () => dispatch("skip") };
}
