import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { Transaction } from "#db/client.ts";
import { pictures, type Rendition } from "#db/schema.ts";
import { type EncodedFile, encodePicture } from "./encode.ts";
import type { Storage } from "./storage.ts";

/** A picture whose files are in the store; it counts once {@link storePicture} has its row. */
export type TakenPicture = Omit<typeof pictures.$inferInsert, "createdAt">;

const extensions = { "image/webp": "webp", "image/jpeg": "jpg" } as const;

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

const fileNameOf = ({ bytes, type, width }: EncodedFile) =>
  `${hashOf(bytes)}-${width}.${extensions[type]}`;

/** Takes uploads in: checks, re-encodes and stores them, at most two at a time. */
export const createPictures = (storage: Storage) => {
  const atMostTwo = pLimit(2);

  const put = async (file: EncodedFile): Promise<Rendition> => {
    const name = fileNameOf(file);
    await storage.put(name, file.bytes);
    return { file: name, type: file.type, width: file.width };
  };

  const takeBytes = async (bytes: Uint8Array): Promise<TakenPicture> => {
    const { main, renditions, width, height, color } = await encodePicture(bytes);
    const mainFile = await put(main);
    const files = await Promise.all(renditions.map(put));
    return { id: hashOf(bytes), width, height, color, mainFile: mainFile.file, renditions: files };
  };

  return {
    /** 413 or 415 for a file that is no fit picture; nothing is stored then. */
    take: (file: File) =>
      atMostTwo(async () => takeBytes(new Uint8Array(await file.arrayBuffer()))),
  };
};
export type Pictures = ReturnType<typeof createPictures>;

/** Stores the row of a taken picture and returns its id; the same upload has one row. */
export const storePicture = async (tx: Transaction, picture: TakenPicture, at: Date) => {
  await tx
    .insert(pictures)
    .values({ ...picture, createdAt: at.toISOString() })
    .onConflictDoNothing();
  return picture.id;
};
