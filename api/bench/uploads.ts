import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { Measured } from "./goals.ts";
import { type Product, signIn, untilPublished, withProduct } from "./product.ts";

const rounds = 5;

/** A noisy 12-megapixel JPEG of about 5 MB, as phones take them. */
export const makePhoto = () =>
  sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 92 })
    .toBuffer();

/** Uploads a photo to the gallery and returns the seconds until the answer. Other padding makes it another photo. */
export const uploadPhoto = async (
  { origin }: Product,
  token: string,
  photo: Buffer,
  padding: Buffer,
) => {
  const form = new FormData();
  form.set("title", "A sample photo");
  form.set("imageFile", new File([new Uint8Array(photo), new Uint8Array(padding)], "photo.jpg"));
  const began = performance.now();
  const response = await fetch(`${origin}/api/gallery`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload is answered ${response.status}.`);
  return (performance.now() - began) / 1_000;
};

/** 12-megapixel photos one after another, each once the sizes of the one before are made. */
export const measureUploads = () =>
  withProduct({}, async (product): Promise<Measured[]> => {
    const token = await signIn(product);
    const photo = await makePhoto();
    const values: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const seconds = await uploadPhoto(product, token, photo, Buffer.from(`round ${round}`));
      if (round > 0) values.push(seconds);
      await untilPublished(product);
      await pause(500);
    }
    return [{ goal: "upload", values, note: `${(photo.length / 1e6).toFixed(1)} MB` }];
  });
