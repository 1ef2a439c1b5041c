import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { pictures } from "#db/schema.ts";
import { decodePicture } from "./decode.ts";
import { averageColor, encodeMain, encodeMaster } from "./encode.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { Masters } from "./masters.ts";
import { hashOf, storeFile } from "./picture-files.ts";
import type { Storage } from "./storage.ts";

/** A picture whose main file is in the store; it counts once {@link storePicture} has its row. */
export type TakenPicture = Omit<typeof pictures.$inferInsert, "createdAt">;

type Deps = { db: Database; storage: Storage; masters: Masters; queue: EncodingQueue };

/** Takes uploads in: checks, re-encodes and stores them. */
export const createPictures = ({ db, storage, masters, queue }: Deps) => {
  const find = async (id: string) => {
    const [row] = await db.read.select().from(pictures).where(eq(pictures.id, id));
    return row;
  };

  const takeNew = async (id: string, bytes: Uint8Array): Promise<TakenPicture> => {
    const pixels = await decodePicture(bytes);
    const { width, height } = pixels;
    await masters.put(id, await encodeMaster(pixels));
    const { file: mainFile } = await storeFile(storage, await encodeMain(pixels));
    const color = await averageColor(pixels);
    return { id, width, height, color, mainFile, renditions: [], isPending: true };
  };

  return {
    /**
     * Stores the main rendition; the others are made once the picture has its row. The same upload
     * is taken in once. 413 or 415 for a file that is no fit picture; nothing is stored then.
     */
    take: (file: File): Promise<TakenPicture> =>
      queue.now(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const id = hashOf(bytes);
        return (await find(id)) ?? takeNew(id, bytes);
      }),
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
