import { planResize, type Size } from "./plan-resize.ts";
import type { PreparedPicture } from "./prepared-picture.ts";
import { tooLargeReason } from "./validate-picture.ts";

/** The browser's picture functions. They reject when `signal` is aborted. */
export type Canvas = {
  /** `undefined` when the browser cannot read the file. */
  measure: (file: File, signal: AbortSignal) => Promise<Size | undefined>;
  /** A JPEG, upright and on white; `undefined` when drawing fails. */
  draw: (file: File, size: Size, signal: AbortSignal) => Promise<Blob | undefined>;
};

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Finds where a JPEG's pixels begin, after its segments, whose previews contain end markers too. */
const findPixels = (bytes: Uint8Array) => {
  const at = (index: number) => bytes[index] ?? 0;
  let start = 2;
  while (at(start) === 0xff && at(start + 1) !== startOfScan)
    start += 2 + at(start + 2) * 256 + at(start + 3);
  return start;
};

/** Browsers draw a truncated JPEG with a grey rest; the server reports it as damaged. */
const isCutOff = async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The declared type follows the file name.
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  for (let at = findPixels(bytes); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === endOfImage) return false;
  return true;
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

/** Returns `undefined` for a step that the browser refuses or lacks. */
const orUndefined = async <T>(signal: AbortSignal, step: () => Promise<T>) => {
  try {
    return await step();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
};

/** Shrinks a large picture if the browser can. Rejects only on abort. */
export const preparePicture = async (
  file: File,
  canvas: Canvas,
  signal: AbortSignal,
): Promise<PreparedPicture> => {
  const size = await orUndefined(signal, () => canvas.measure(file, signal));
  if (!size || (await isCutOff(file))) return { file, size };
  const smaller = await orUndefined(signal, () => drawSmaller(file, size, canvas, signal));
  return smaller ? { ...smaller, original: { bytes: file.size, size } } : { file, size };
};
