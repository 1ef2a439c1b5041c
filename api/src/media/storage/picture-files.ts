import { createHash } from "node:crypto";
import type { FocalPoint } from "shared/media/images";
import type { Rendition } from "#tables/pictures.ts";
import type { Storage } from "./storage.ts";

const extensions = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/jpeg": "jpg",
  "image/png": "png",
} as const;

export type EncodedFile = {
  bytes: Uint8Array;
  type: keyof typeof extensions;
  width: number;
  focalPoint?: FocalPoint | undefined;
};

export const contentHash = (...parts: Uint8Array[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
};

export const isContentHash = (name: string) => /^[\da-f]{32}$/.test(name);

const pictureName = /([\da-f]{32})-\d{1,5}\.(?:avif|webp|jpg)/;
const wholeName = new RegExp(`^${pictureName.source}$`);
const everyName = new RegExp(pictureName.source, "g");

export const hashInFileName = (file: string) => wholeName.exec(file)?.[1];

export function* pictureHashesIn(text: string) {
  for (const [, hash] of text.matchAll(everyName)) if (hash) yield hash;
}

const putUnderHash = async (
  storage: Storage,
  hash: string,
  { bytes, type, width, focalPoint }: EncodedFile,
): Promise<Rendition> => {
  const file = `${hash}-${width}.${extensions[type]}`;
  await storage.put(file, bytes);
  return { file, type, width, ...(focalPoint && { focalPoint }) };
};

export const storeFile = (storage: Storage, file: EncodedFile) =>
  putUnderHash(storage, contentHash(file.bytes), file);

/** They share one hash: a page lists hundreds of names, and what is repeated compresses to nothing. */
export const storeFiles = (storage: Storage, files: EncodedFile[]) => {
  const hash = contentHash(...files.map(({ bytes }) => bytes));
  return Promise.all(files.map((file) => putUnderHash(storage, hash, file)));
};
