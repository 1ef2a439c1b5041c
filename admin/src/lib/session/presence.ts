/** In milliseconds. */
const attention = 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

/** Returns a function that reports recent activity: an opened page, a key press, a click or a touch. */
export function watchPresence(page: Window) {
  let lastSign = Date.now();
  const note = () => {
    lastSign = Date.now();
  };
  for (const sign of signs) page.addEventListener(sign, note, { passive: true, capture: true });
  return () => Date.now() - lastSign < attention;
}
