import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { pictures } from "#db/schema.ts";
import type { Masters } from "../storage/masters.ts";
import { contentHash, storeFile } from "../storage/picture-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor, IngestedImage } from "./image-processor.ts";

/** A picture whose main file is in the store; it counts once {@link insertPicture} has its row. */
export type IngestedPicture = {
  row: Omit<typeof pictures.$inferInsert, "createdAt">;
  /** Its row was there, and its files were not: they are made anew. */
  wasLost: boolean;
};

type Deps = {
  db: Database;
  storage: Storage;
  masters: Masters;
  queue: EncodingQueue;
  imageProcessor: Pick<ImageProcessor, "ingest">;
};

/** Takes uploads in: checks, re-encodes and stores them. */
export const createPictures = ({ db, storage, masters, queue, imageProcessor }: Deps) => {
  const find = async (id: string) => {
    const [row] = await db.read.select().from(pictures).where(eq(pictures.id, id));
    return row;
  };

  const store = async (id: string, { master, main, ...facts }: IngestedImage) => {
    // First what may be out of reach: then nothing is left of an upload that it refuses.
    const { file: mainFile } = await storeFile(storage, main);
    await masters.put(id, master);
    return { id, ...facts, mainFile, renditions: [], isPending: true };
  };

  return {
    /**
     * Stores the main rendition; the others are made once the picture has its row. The same upload
     * is taken in once, unless its files were lost. 413 or 415 for a file that is no fit picture; nothing is stored then.
     */
    ingest: async (file: File): Promise<IngestedPicture> => {
      const { id, known, fresh, wasLost } = await queue.foreground(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const id = contentHash(bytes);
        const row = await find(id);
        if (row && (await storage.get(row.mainFile))) return { id, known: row };
        return { id, fresh: await imageProcessor.ingest(bytes), wasLost: row !== undefined };
      });
      return known ? { row: known, wasLost: false } : { row: await store(id, fresh), wasLost };
    },
  };
};
export type Pictures = ReturnType<typeof createPictures>;

/** Stores the row of a taken picture and returns its id; the same upload has one row. */
export const insertPicture = async (
  tx: Transaction,
  { row, wasLost }: IngestedPicture,
  at: Date,
) => {
  const adding = tx.insert(pictures).values({ ...row, createdAt: at.toISOString() });
  const anew = { ...row, failures: 0 };
  if (wasLost) await adding.onConflictDoUpdate({ target: pictures.id, set: anew });
  else await adding.onConflictDoNothing();
  return row.id;
};
