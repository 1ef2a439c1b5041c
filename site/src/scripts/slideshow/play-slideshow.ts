import type { Slide } from "../../content/slides/slides.ts";
import { prefersReducedMotion } from "../../lib/prefers-reduced-motion.ts";
import { slideElement } from "./slide-element.ts";

/** Milliseconds. */
const slideInterval = 5_000;

const progressOf = (picture: HTMLImageElement | null | undefined) => {
  if (!picture?.complete) return "loading";
  return picture.naturalWidth > 0 ? "loaded" : "broken";
};

/** Calls `tell` when the element comes on screen, in a tab that is shown, or is no longer there. */
const watchVisibility = (element: Element, tell: (isVisible: boolean) => void) => {
  let onScreen = false;
  const update = () => tell(onScreen && document.visibilityState === "visible");
  new IntersectionObserver((entries) => {
    onScreen = entries.some(({ isIntersecting }) => isIntersecting);
    update();
  }).observe(element);
  document.addEventListener("visibilitychange", update);
};

/**
 * Every 5 s the next slide is shown if it has loaded, and skipped if it is broken; one picture is loaded ahead. The
 * stylesheet fades from one to the other.
 */
export function playSlideshow(frame: HTMLElement, slides: Slide[]): void {
  const button = frame.querySelector("button");
  const elements = new Map<number, HTMLElement>();
  const built = frame.querySelector<HTMLElement>(".slideshow__slide");
  if (built) elements.set(0, built);
  let isPlaying = !prefersReducedMotion();
  let isVisible = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let [previous, current, next]: [number | undefined, number, number] = [undefined, 0, 1];

  const turnOf = (index: number) => {
    if (index === current) return "current";
    if (index === previous) return "previous";
    return index === next && isPlaying && next < slides.length ? "next" : undefined;
  };

  const elementOf = (index: number, slide: Slide) => {
    const element = elements.get(index) ?? slideElement(slide);
    elements.set(index, element);
    if (!element.isConnected) frame.insertBefore(element, button);
    return element;
  };

  const render = () => {
    for (const [index, slide] of slides.entries()) {
      const turn = turnOf(index);
      if (turn) {
        const element = elementOf(index, slide);
        element.dataset.turn = turn;
        element.setAttribute("aria-hidden", `${turn !== "current"}`);
      } else {
        elements.get(index)?.remove();
        elements.delete(index);
      }
    }
    for (const part of button?.querySelectorAll<HTMLElement>("[data-when]") ?? []) {
      part.hidden = (part.dataset.when === "playing") !== isPlaying;
    }
  };

  const after = (index: number) => (index + 1) % slides.length;
  const step = () => {
    const progress = progressOf(elements.get(next)?.querySelector("img"));
    if (progress === "loading") return;
    if (progress === "loaded") [previous, current] = [current, next];
    next = after(next);
    if (next === current) next = after(next);
    render();
  };

  const update = () => {
    clearInterval(timer);
    if (isPlaying && isVisible) timer = setInterval(step, slideInterval);
    render();
  };

  if (slides.length < 2 || !button) {
    render();
    return;
  }
  button.hidden = false;
  button.addEventListener("click", () => {
    isPlaying = !isPlaying;
    update();
  });
  watchVisibility(frame, (seen) => {
    if (seen === isVisible) return;
    isVisible = seen;
    update();
  });
  update();
}
