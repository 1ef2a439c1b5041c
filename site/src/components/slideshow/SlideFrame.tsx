import { useCallback, useEffect, useRef, useState } from "react";
import type { Slide } from "../../content/slides/slides.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { prefersReducedMotion } from "../../lib/visitor-preferences.ts";
import { Picture } from "../ui/Picture.tsx";
import { SvgIcon } from "../ui/SvgIcon.tsx";
import { useIsVisible } from "./useIsVisible.ts";
import { type Progress, useSlides } from "./useSlides.ts";

const shapes = { pause: "M9 6v12M15 6v12", play: "M8 5.5v13l10.5-6.5z" };

const progressOf = (picture: HTMLImageElement | null | undefined): Progress => {
  if (!picture?.complete) return "loading";
  return picture.naturalWidth > 0 ? "loaded" : "broken";
};

/** Cross-fades the slides by the stylesheet. Only the slide that is due next is loaded ahead, and only while playing. */
export function SlideFrame({ slides }: { slides: Slide[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(frame);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => setIsPlaying(!prefersReducedMotion()), []);

  const isRunning = isPlaying && isVisible && slides.length > 1;
  const readProgress = useCallback(
    () => progressOf(frame.current?.querySelector<HTMLImageElement>("[data-due] img")),
    [],
  );
  const { previous, current, next } = useSlides(slides.length, isRunning, readProgress);

  const turnOf = (index: number) => {
    if (index === current) return "current";
    if (index === previous) return "previous";
    return index === next && isRunning ? "next" : undefined;
  };

  return (
    <div className="slideshow" ref={frame}>
      {slides.map(({ image, alt }, index) => {
        const turn = turnOf(index);
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
