import type { DrawRequest } from "./draw-worker.ts";
import type { Size } from "./plan-resize.ts";
import type { Canvas } from "./prepare-picture.ts";

/** Milliseconds; after that the original photo is sent. */
const defaultTimeout = 30_000;

/** Starts the work and returns its clean-up. */
type Start<T> = (resolve: (value: T | undefined) => void) => () => void;

/** Resolves with `undefined` after `timeout` ms; rejects when `signal` is aborted. */
async function runWithTimeout<T>(timeout: number, signal: AbortSignal, start: Start<T>) {
  let cleanUp = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      timer = setTimeout(resolve, timeout, undefined);
      cleanUp = start(resolve);
    });
  } finally {
    clearTimeout(timer);
    cleanUp();
  }
}

/** Reads only the file's header: browsers decode a picture when it is shown. */
const startMeasuring =
  (file: File): Start<Size> =>
  (resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(image.src);
  };

/** Draws in a worker to keep the page responsive and to free all memory afterwards. */
const startDrawing =
  (file: File, size: Size): Start<Blob> =>
  (resolve) => {
    const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), { type: "module" });
    const fail = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.postMessage({ file, ...size } satisfies DrawRequest);
    return () => worker.terminate();
  };

export const createBrowserCanvas = (timeout = defaultTimeout): Canvas => ({
  measure: (file, signal) => runWithTimeout(timeout, signal, startMeasuring(file)),
  draw: (file, size, signal) => runWithTimeout(timeout, signal, startDrawing(file, size)),
});
