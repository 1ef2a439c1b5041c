import { useEffect, useReducer } from "react";
import { siteLimits } from "../../lib/limits.ts";

type Slides = { previous: number | undefined; current: number; next: number };
type Step = "advance" | "skip";

export type Progress = "loading" | "loaded" | "broken";

const first: Slides = { previous: undefined, current: 0, next: 1 };

const stepThrough = (count: number) => (slides: Slides, step: Step) => {
  const after = (index: number) => (index + 1) % count;
  const following = after(slides.next);
  if (step === "advance") {
    return { previous: slides.current, current: slides.next, next: following };
  }
  return { ...slides, next: following === slides.current ? after(following) : following };
};

/** While `running`, the next slide is shown every 5 s if it has loaded, and skipped if it is broken. */
export function useSlides(count: number, running: boolean, progressOfNext: () => Progress) {
  const [slides, dispatch] = useReducer(stepThrough(count), first);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const progress = progressOfNext();
      if (progress !== "loading") dispatch(progress === "loaded" ? "advance" : "skip");
    }, siteLimits.slideInterval);
    return () => clearInterval(timer);
  }, [running, progressOfNext]);

  return slides;
}
