import { createYieldToEventLoop } from "../lib/yield-to-event-loop.ts";

/** Texts that lie together. */
const partLength = 1_000;

/**
 * Lays texts side by side in memory, in place: looking through all of them takes half the time then,
 * as memory is read ahead.
 */
export const layTogether = async (texts: (string | undefined)[]) => {
  const breathe = createYieldToEventLoop();
  for (let first = 0; first < texts.length; first += partLength) {
    const end = Math.min(first + partLength, texts.length);
    const joined = texts.slice(first, end).join("");
    let start = 0;
    for (let slot = first; slot < end; slot += 1) {
      const text = texts[slot];
      if (text === undefined) continue;
      texts[slot] = joined.slice(start, start + text.length);
      start += text.length;
    }
    await breathe();
  }
};
