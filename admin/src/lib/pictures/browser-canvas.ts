import type { DrawOrder } from "./draw-worker.ts";
import type { Canvas } from "./prepare-picture.ts";

type Settle<T> = { resolve: (value: T) => void; reject: (reason: unknown) => void };

/** A promise that rejects once `signal` is aborted; `begin` returns how to clean up after either end. */
const untilAborted = <T>(signal: AbortSignal, begin: (settle: Settle<T>) => () => void) => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const abort = () => reject(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener("abort", abort);
  const cleanUp = begin({ resolve, reject });
  return promise.finally(() => {
    signal.removeEventListener("abort", abort);
    cleanUp();
  });
};

/** Reads the head of the file alone: a browser decodes a picture when it is to be seen. */
const measure: Canvas["measure"] = async (file, signal) =>
  untilAborted(signal, ({ resolve }) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(image.src);
  });

/** In a worker: the page stays alive meanwhile, and all memory goes with it. */
const draw: Canvas["draw"] = async (file, size, signal) =>
  untilAborted(signal, ({ resolve }) => {
    const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage({ file, ...size } satisfies DrawOrder);
    return () => worker.terminate();
  });

/** The browser's own means. */
export const browserCanvas: Canvas = { measure, draw };
