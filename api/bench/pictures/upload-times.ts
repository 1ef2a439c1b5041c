import type { Measured, Round } from "../goals.ts";
import { percentile } from "../percentile.ts";
import { type Product, signIn } from "../servers/sign-in.ts";
import { untilComplete, uploadPhoto } from "./upload-photo.ts";

/** 12-megapixel JPEGs, one after another, until the answer; the note tells when all renditions are there. */
export const measureUploads = async (product: Product, photos: Buffer[]): Promise<Measured> => {
  const token = await signIn(product);
  const rounds: Round[] = [];
  const complete: number[] = [];
  for (const photo of photos) {
    const began = performance.now();
    const { milliseconds } = await uploadPhoto(product, token, photo);
    rounds.push({ product: milliseconds / 1_000 });
    await untilComplete(product);
    complete.push((performance.now() - began) / 1_000);
  }
  const megabytes = Math.max(...photos.map(({ length }) => length)) / 1e6;
  const all = percentile(complete, 50).toFixed(1);
  const note = `synthetic, up to ${megabytes.toFixed(1)} MB; all renditions after ${all} s`;
  return { goal: "upload", rounds, note };
};
