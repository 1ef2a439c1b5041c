import type { DrawRequest } from "./draw-worker.ts";
import type { Size } from "./plan-resize.ts";
import type { Canvas } from "./prepare-picture.ts";

/** Milliseconds that a large photo may take on an old phone; one that takes longer goes as it is. */
const defaultTimeout = 30_000;

type Start<T> = (resolve: (value: T | undefined) => void) => () => void;

/** The browser's own means; what takes longer than `patience` ms has failed. */
export const createBrowserCanvas = (timeout = defaultTimeout): Canvas => {
  /** Rejects once `signal` is aborted; `begin` returns how to clean up after any end. */
  const untilAborted = async <T>(signal: AbortSignal, begin: Start<T>) => {
    let cleanUp = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        timer = setTimeout(resolve, timeout, undefined);
        cleanUp = begin(resolve);
      });
    } finally {
      clearTimeout(timer);
      cleanUp();
    }
  };

  return {
    /** Reads the head of the file alone: a browser decodes a picture when it is to be seen. */
    measure: (file, signal) =>
      untilAborted<Size>(signal, (resolve) => {
        const image = new Image();
        image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
        image.onerror = () => resolve(undefined);
        image.src = URL.createObjectURL(file);
        return () => URL.revokeObjectURL(image.src);
      }),

    /** In a worker: the page stays alive meanwhile, and all memory goes with it. */
    draw: (file, size, signal) =>
      untilAborted<Blob>(signal, (resolve) => {
        const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), { type: "module" });
        const fail = () => resolve(undefined);
        worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
        worker.onerror = fail;
        worker.onmessageerror = fail;
        worker.postMessage({ file, ...size } satisfies DrawRequest);
        return () => worker.terminate();
      }),
  };
};
