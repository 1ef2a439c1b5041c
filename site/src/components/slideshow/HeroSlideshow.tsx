import { useCallback, useEffect, useRef, useState } from "react";
import type { Slide } from "../../content/slides.ts";
import { prefersReducedMotion } from "../../lib/prefers-reduced-motion.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { useHydrated } from "../ui/useHydrated.ts";
import { useIsVisible } from "./useIsVisible.ts";
import { type Progress, useSlides } from "./useSlides.ts";

const progressOf = (picture: HTMLImageElement | null | undefined): Progress => {
  if (!picture?.complete) return "loading";
  return picture.naturalWidth > 0 ? "loaded" : "broken";
};

/** Preloads one picture ahead at a time. */
export function HeroSlideshow({ slides }: { slides: Slide[] }) {
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(frame);
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(!prefersReducedMotion()), []);

  const progressOfNext = useCallback(
    () => progressOf(frame.current?.querySelector<HTMLImageElement>("[data-next] img")),
    [],
  );
  const running = playing && isVisible && slides.length > 1;
  const { previous, current, next } = useSlides(slides.length, running, progressOfNext);

  const turnOf = (index: number) => {
    if (index === current) return "current";
    if (index === previous) return "previous";
    return index === next && playing ? "next" : undefined;
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
            data-next={index === next || undefined}
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
      {hydrated && slides.length > 1 && (
        <button className="slideshow__toggle" type="button" onClick={() => setPlaying(!playing)}>
          <Icon name={playing ? "pause" : "play"} />
          <span className="visually-hidden">{playing ? "Pause slideshow" : "Play slideshow"}</span>
        </button>
      )}
    </div>
  );
}
