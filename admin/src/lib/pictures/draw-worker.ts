import type { Size } from "./plan-resize.ts";

/** Answered with a JPEG, or with `undefined` after a failure. */
export type DrawRequest = Size & { file: File };

/** JPEG quality from 0 to 1; the server encodes the picture once more. */
const quality = 0.9;

const isUpright = (bitmap: ImageBitmap, { width, height }: Size) =>
  bitmap.width > bitmap.height === width > height;

/** Decodes at the target size, to free the large picture as soon as possible. */
const decode = async ({ file, width, height }: DrawRequest) => {
  const upright = { imageOrientation: "from-image" } as const;
  const resize = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
  const bitmap = await createImageBitmap(file, { ...upright, ...resize });
  if (isUpright(bitmap, { width, height })) return bitmap;
  bitmap.close();
  const whole = await createImageBitmap(file, upright);
  if (!isUpright(whole, { width, height })) throw new Error("This browser does not turn pictures.");
  return whole;
};

/** Browsers that resist fingerprinting silently return noise instead of the drawing. */
const assertReadable = (context: OffscreenCanvasRenderingContext2D) => {
  const color = [51, 102, 204];
  context.fillStyle = `rgb(${color.join(" ")})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  const isTrue = color.every((value, channel) => Math.abs(value - (data[channel] ?? 0)) < 8);
  if (!isTrue) throw new Error("This browser does not give back what is drawn.");
};

const draw = async (order: DrawRequest) => {
  const { width, height } = order;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return undefined;
  assertReadable(context);
  // The server also puts transparent pixels on white.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  const bitmap = await decode(order);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality });
};

addEventListener("message", async ({ data }: MessageEvent<DrawRequest>) => {
  postMessage(await draw(data).catch(() => undefined));
});
