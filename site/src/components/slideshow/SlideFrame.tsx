import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Slide } from "../../content/slides.ts";
import { siteLimits } from "../../lib/limits.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { prefersReducedMotion } from "../../lib/visitor-preferences.ts";
import { SvgIcon } from "../ui/ControlIcon.tsx";
import { Picture } from "../ui/Picture.tsx";

type Turns = { previous: number | undefined; current: number; next: number };

type Progress = "loading" | "loaded" | "broken";

const start: Turns = { previous: undefined, current: 0, next: 1 };

const stepThrough = (count: number) => (turns: Turns, progress: "loaded" | "broken") => {
  const after = (index: number) => (index + 1) % count;
  const following = after(turns.next);
  if (progress === "loaded") {
    return { previous: turns.current, current: turns.next, next: following };
  }
  return { ...turns, next: following === turns.current ? after(following) : following };
};

/** While `isRunning`, shows the next slide every 5 seconds; waits for a loading slide and skips a broken one. */
function useSlides(count: number, isRunning: boolean, readProgress: () => Progress) {
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

function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const readTab = () => setIsTabShown(document.visibilityState === "visible");
    readTab();
    document.addEventListener("visibilitychange", readTab);
    return () => document.removeEventListener("visibilitychange", readTab);
  }, []);

  return isOnScreen && isTabShown;
}

const shapes = { pause: "M9 6v12M15 6v12", play: "M8 5.5v13l10.5-6.5z" };

const getProgress = (picture: HTMLImageElement | null | undefined): Progress => {
  if (!picture?.complete) return "loading";
  return picture.naturalWidth > 0 ? "loaded" : "broken";
};

/** The style sheet cross-fades the slides. Only the next slide is preloaded, and only while playing. */
export function SlideFrame({ slides }: { slides: Slide[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(frame);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => setIsPlaying(!prefersReducedMotion()), []);

  const isRunning = isPlaying && isVisible && slides.length > 1;
  const readProgress = useCallback(
    () => getProgress(frame.current?.querySelector<HTMLImageElement>("[data-due] img")),
    [],
  );
  const { previous, current, next } = useSlides(slides.length, isRunning, readProgress);

  const getTurn = (index: number) => {
    if (index === current) return "current";
    if (index === previous) return "previous";
    return index === next && isRunning ? "next" : undefined;
  };

  return (
    <div className="slideshow" ref={frame}>
      {slides.map(({ image, alt, text }, index) => {
        const turn = getTurn(index);
        if (!turn) return null;
        return (
          <div
            className="slideshow__slide"
            data-turn={turn}
            data-due={index === next || undefined}
            aria-hidden={turn !== "current"}
            key={index}
          >
            <Picture
              image={image}
              alt={alt}
              sizes={pictureSizes.slide}
              loading="eager"
              fetchPriority={index === 0 ? "high" : "low"}
            />
            {text && <p className="slideshow__line">{text}</p>}
          </div>
        );
      })}
      {slides.length > 1 && (
        <button
          className="slideshow__toggle"
          type="button"
          onClick={() => setIsPlaying(!isPlaying)}
        >
          <SvgIcon path={isPlaying ? shapes.pause : shapes.play} />
          <span className="visually-hidden">
            {isPlaying ? "Pause slideshow" : "Play slideshow"}
          </span>
        </button>
      )}
    </div>
  );
}
