import { processEnvironment } from "../src/env/env.ts";
import type { Measured } from "./goals.ts";
import { measureIdleMemory, measureUploadMemory } from "./pictures/memory.ts";
import { measurePageBytes, type Originals } from "./pictures/page-bytes.ts";
import { makeAlbum, readAlbum } from "./pictures/photo-album.ts";
import { addTour, untilComplete, untilPublished, uploadPhoto } from "./pictures/upload-photo.ts";
import { measureUploads } from "./pictures/upload-times.ts";
import { type Product, signIn } from "./servers/sign-in.ts";
import { startProduct } from "./servers/start-product.ts";
import { withSampleData } from "./with-sample-data.ts";

const inAlbum = 20;
const uploads = 7;

/** Fills gallery and tours with the album, and waits until the site shows it. */
const publishAlbum = async (product: Product, album: Buffer[]) => {
  const token = await signIn(product);
  const originals: Originals = new Map();
  for (const photo of album) {
    const { item } = await uploadPhoto(product, token, photo);
    await addTour(product, token, photo);
    originals.set(item.imageFile, photo.length);
  }
  await untilComplete(product);
  await untilPublished(product, token);
  return originals;
};

/** Photographs to fill the pages with; without it they are the drawn ones. */
const photographs = processEnvironment.BENCH_PHOTOS;

const drawAlbum = async () => {
  process.stderr.write("Drawing photos …\n");
  const album = await makeAlbum(inAlbum);
  const [photo] = album;
  if (!photo) throw new Error("There are no photos.");
  return { album, photo };
};

const withStartedProduct = (job: (product: Product) => Promise<Measured[]>) =>
  withSampleData({ tours: 20 }, async (folder) => {
    await using product = await startProduct(folder);
    return await job(product);
  });

export const measureUploading = async () => {
  const { album } = await drawAlbum();
  return withStartedProduct(async (product) => [
    await measureUploads(product, album.slice(0, uploads)),
  ]);
};

export const measureMemory = async () => {
  const idle = await measureIdleMemory();
  const { photo } = await drawAlbum();
  const busy = await withStartedProduct(async (product) => [
    await measureUploadMemory(product, photo),
  ]);
  return [...idle, ...busy];
};

/** The bytes of pages with pictures. */
export const benchPictures = async () => {
  const { album } = await drawAlbum();
  await withSampleData({}, async (folder) => {
    await using product = await startProduct(folder);
    const shown = photographs ? await readAlbum(photographs) : album;
    await measurePageBytes(product, await publishAlbum(product, shown));
  });
};
