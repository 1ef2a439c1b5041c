import { planResize, type Size } from "./plan-resize.ts";
import type { PreparedPicture } from "./prepared-picture.ts";
import { tooLargeReason } from "./validate-picture.ts";

/** What a browser does with pictures. Rejects once `signal` is aborted. */
export type Canvas = {
  /** `undefined` when the browser cannot read the file. */
  measure: (file: File, signal: AbortSignal) => Promise<Size | undefined>;
  /** A JPEG, upright and on white; `undefined` when drawing fails. */
  draw: (file: File, size: Size, signal: AbortSignal) => Promise<Blob | undefined>;
};

/** In bytes: phones append some data of their own to a photo. */
const tailLength = 65_536;

/** Browsers draw a JPEG that was cut off with a grey rest; the server says that it is damaged. */
const mayBeCutOff = async (file: File) => {
  if (file.type !== "image/jpeg") return false;
  const tail = new Uint8Array(await file.slice(-tailLength).arrayBuffer());
  return !tail.some((byte, index) => byte === 0xff && tail[index + 1] === 0xd9);
};

const withJpegEnding = (name: string) => `${name.replace(/\.[^.]*$/, "")}.jpg`;

const drawSmaller = async (file: File, size: Size, canvas: Canvas, signal: AbortSignal) => {
  const target = planResize(size, file.size);
  const drawn = target && (await canvas.draw(file, target, signal));
  if (!drawn) return undefined;
  const isLighter = drawn.size < file.size;
  if (!isLighter && !tooLargeReason({ file, size })) return undefined;
  const { lastModified } = file;
  const name = withJpegEnding(file.name);
  return { file: new File([drawn], name, { type: drawn.type, lastModified }), size: target };
};

/** A step that the browser refuses or lacks yields `undefined`. */
const orUndefined = async <T>(signal: AbortSignal, step: () => Promise<T>) => {
  try {
    return await step();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
};

/** Makes a large picture smaller, if the browser can. Rejects only when aborted. */
export const preparePicture = async (
  file: File,
  canvas: Canvas,
  signal: AbortSignal,
): Promise<PreparedPicture> => {
  const size = await orUndefined(signal, () => canvas.measure(file, signal));
  if (!size || (await mayBeCutOff(file))) return { file, size };
  const smaller = await orUndefined(signal, () => drawSmaller(file, size, canvas, signal));
  return smaller ? { ...smaller, original: { bytes: file.size, size } } : { file, size };
};
