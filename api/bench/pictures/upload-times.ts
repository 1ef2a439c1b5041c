import { asMilliseconds, percentile } from "../percentile.ts";
import { type Product, signIn } from "../servers/sign-in.ts";
import { printTable } from "../table.ts";
import { untilComplete, uploadPhoto } from "./upload-photo.ts";

/** S6: 12-megapixel JPEGs, one after another, until the answer and until all renditions are there. */
export const measureUploads = async (product: Product, photos: Buffer[]) => {
  const token = await signIn(product);
  const answered: number[] = [];
  const complete: number[] = [];
  for (const photo of photos) {
    const began = performance.now();
    const { milliseconds } = await uploadPhoto(product, token, photo);
    answered.push(milliseconds);
    await untilComplete(product);
    complete.push(performance.now() - began);
  }
  const row = (name: string, values: number[]) => [
    name,
    asMilliseconds(percentile(values, 50)),
    asMilliseconds(Math.max(...values)),
  ];
  const megabytes = Math.max(...photos.map(({ length }) => length)) / 1e6;
  printTable(
    `S6  upload of a synthetic 12-megapixel JPEG of up to ${megabytes.toFixed(1)} MB, ${photos.length} times (aim: 0.8 s until the answer)`,
    ["", "median", "slowest"],
    [row("until the answer", answered), row("until all renditions", complete)],
  );
};
