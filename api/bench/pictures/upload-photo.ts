import { buildList } from "shared/builds";
import { galleryItemSaved, galleryList } from "shared/gallery";
import { demoContact } from "../../demo/site-settings.ts";
import { pollUntil } from "../poll-until.ts";
import { readTours } from "../save-until-shown.ts";
import type { Product } from "../servers/sign-in.ts";

const send = async (
  { origin }: Product,
  token: string,
  path: string,
  parts: Record<string, string>,
  photo: Buffer,
) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(parts)) form.set(name, text);
  form.set("imageFile", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
};

/** Uploads a photo as the admin does and returns it, with the milliseconds until the answer. */
export const uploadPhoto = async (product: Product, token: string, photo: Buffer) => {
  const began = performance.now();
  const answer = await send(product, token, "/api/gallery", { title: "A photo" }, photo);
  const milliseconds = performance.now() - began;
  return { item: galleryItemSaved.parse(answer).item, milliseconds };
};

/** Adds a tour with that photo. */
export const addTour = (product: Product, token: string, photo: Buffer) => {
  const details = JSON.stringify({ highlights: [], tips: [], ...demoContact });
  const texts = { title: "A tour", description: "A text.", detailPage: "/", details };
  return send(product, token, "/api/services", texts, photo);
};

/** Full builds take up to 5 minutes. */
const longestPublishing = 10 * 60_000;

/** Resolves once the site shows all that was saved. */
export const untilPublished = async ({ origin }: Pick<Product, "origin">, token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  const isLive = async (signal: AbortSignal) => {
    const answer = await fetch(`${origin}/api/builds`, { headers, signal });
    return buildList.parse(await answer.json()).builds[0]?.status === "live" || undefined;
  };
  const problem = "The newest build does not become live.";
  await pollUntil(isLive, { every: 200, within: longestPublishing, problem });
};

const readGallery = async ({ origin }: Product) =>
  galleryList.parse(await (await fetch(`${origin}/api/gallery`)).json()).gallery;

const longestRenditions = 15 * 60_000;

/** Resolves once every photo has all its renditions. */
export const untilComplete = async (product: Product) => {
  const lists = [
    () => readGallery(product),
    async () => (await readTours(product.origin)).flatMap(({ photos }) => photos),
  ];
  const problem = "Some pictures are never made in all sizes.";
  for (const read of lists) {
    const isComplete = async () =>
      (await read()).every(({ image }) => image.sources.length > 0) || undefined;
    await pollUntil(isComplete, { every: 50, within: longestRenditions, problem });
  }
};
