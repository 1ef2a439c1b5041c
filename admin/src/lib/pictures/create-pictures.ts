import { ApiError } from "../api/api-error.ts";
import { type Canvas, preparePicture } from "./prepare-picture.ts";
import type { PreparedPicture } from "./prepared-picture.ts";
import { tooLargeReason } from "./validate-picture.ts";

type Preparation = {
  result: Promise<PreparedPicture>;
  controller: AbortController;
  /** Forms and previews that wait for it. */
  waiters: number;
  isDone: boolean;
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Prepares each chosen picture once. */
export function createPictures(canvas: Canvas) {
  const preparations = new WeakMap<File, Preparation>();

  const begin = (file: File) => {
    const controller = new AbortController();
    const result = preparePicture(file, canvas, controller.signal);
    const preparation = { result, controller, waiters: 0, isDone: false };
    preparations.set(file, preparation);
    const end = () => {
      preparation.isDone = true;
    };
    result.then(end, end);
    return preparation;
  };

  const find = (file: File) => preparations.get(file) ?? begin(file);
  const prepare = (file: File) => find(file).result;

  const retain = (file: File) => {
    const preparation = find(file);
    preparation.waiters += 1;
    return () => {
      preparation.waiters -= 1;
      if (preparation.waiters > 0 || preparation.isDone) return;
      preparations.delete(file);
      preparation.controller.abort();
    };
  };

  return {
    /** Rejects after a cancellation. */
    prepare,
    /** Keeps the work going until the returned function is called. */
    retain,
    /** Frees the memory of a photo that was sent. */
    forget: (file: File) => {
      preparations.delete(file);
    },
    /** A small JPEG for a list; `undefined` if the browser can't draw it. */
    async draw(file: File, width: number): Promise<Blob | undefined> {
      const { signal } = new AbortController();
      const size = await canvas.measure(file, signal);
      if (!size) return undefined;
      const height = Math.max(1, Math.round((size.height * width) / size.width));
      return canvas.draw(file, { width, height }, signal);
    },
    /** Throws the server's message for a picture that is too large. */
    async forUpload(file: File | null, signal: AbortSignal): Promise<File | null> {
      if (!file) return null;
      const release = retain(file);
      try {
        const picture = await Promise.race([prepare(file), rejectOnAbort(signal)]);
        const message = tooLargeReason(picture);
        if (message) throw new ApiError(413, { message, code: "too_large" });
        return picture.file;
      } finally {
        release();
      }
    },
  };
}
export type Pictures = ReturnType<typeof createPictures>;
