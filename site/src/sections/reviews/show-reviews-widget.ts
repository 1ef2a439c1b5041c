import { isBoolean, isNumber, isShape } from "../../lib/guards.ts";

const widgetTimeout = 8_000;

/** Pixels. */
const tallest = 10_000;

const isHeight = isShape<{ height: number }>({ height: isNumber });
const isFailure = isShape<{ failed: boolean }>({ failed: isBoolean });

/** Loads the widget's page when the visitor scrolls to it; shows `fallback` while the widget is empty. */
export function showReviewsWidget(frame: HTMLIFrameElement, fallback: HTMLElement) {
  const { source } = frame.dataset;
  if (!source) return;
  let height = 0;

  const updateFallback = () => {
    fallback.hidden = height > 0;
    frame.classList.toggle("reviews__frame--empty", height === 0);
  };

  addEventListener("message", ({ source: sender, data }: MessageEvent<unknown>) => {
    if (sender !== frame.contentWindow) return;
    if (isFailure(data)) {
      updateFallback();
      frame.remove();
      return;
    }
    if (!isHeight(data)) return;
    height = Math.min(Math.max(0, data.height), tallest);
    // An empty widget keeps its reserved space.
    if (height > 0) frame.style.blockSize = `${height}px`;
    if (!fallback.hidden) updateFallback();
  });

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    frame.src = source;
    setTimeout(updateFallback, widgetTimeout);
  });
  observer.observe(frame);
}
