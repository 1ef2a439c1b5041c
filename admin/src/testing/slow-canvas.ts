import { vi } from "vitest";
import type { Canvas } from "../lib/pictures/prepare-picture.ts";

/** A canvas with 12-megapixel pictures that finish drawing when the test says so. */
export function createSlowCanvas() {
  const drawings = new Map<string, { drawn: PromiseWithResolvers<Blob>; signal: AbortSignal }>();
  const canvas: Canvas = {
    measure: async () => ({ width: 4_000, height: 3_000 }),
    draw: ({ name }, _size, signal) => {
      const drawn = Promise.withResolvers<Blob>();
      signal.addEventListener("abort", () => drawn.reject(signal.reason));
      drawings.set(name, { drawn, signal });
      return drawn.promise;
    },
  };
  const begun = (name: string) =>
    vi.waitFor(() => drawings.get(name) ?? Promise.reject(new Error(`${name} is not drawn`)));
  return {
    canvas,
    /** Resolves when the picture with that name is being drawn. */
    begun,
    finish: async (name: string, content = "small") =>
      (await begun(name)).drawn.resolve(new Blob([content], { type: "image/jpeg" })),
    isStopped: async (name: string) => (await begun(name)).signal.aborted,
  };
}
