import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { pictures } from "#tables/pictures.ts";
import type { Masters } from "../storage/masters.ts";
import { contentHash, storeFile } from "../storage/picture-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor, IngestedImage } from "./image-processor.ts";

export type IngestedPicture = {
  row: Omit<typeof pictures.$inferInsert, "createdAt">;
  /** The row exists without its files, so they are made again. */
  wasLost: boolean;
};

type Deps = {
  db: Database;
  storage: Storage;
  masters: Masters;
  queue: EncodingQueue;
  imageProcessor: Pick<ImageProcessor, "ingest">;
};

const findPicture = async ({ read }: Database, id: string) => {
  const [row] = await read.select().from(pictures).where(eq(pictures.id, id));
  return row;
};

const store = async ({ storage, masters }: Deps, id: string, image: IngestedImage) => {
  const { master, main, ...facts } = image;
  // First what may be out of reach: then nothing is left of an upload that it refuses.
  const { file: mainFile } = await storeFile(storage, main);
  await masters.put(id, master);
  return { id, ...facts, mainFile, renditions: [], isPending: true };
};

export const createPictures = (deps: Deps) => {
  const { db, storage, queue, imageProcessor } = deps;
  return {
    /**
     * The other renditions are made once the picture has its row. 413 or 415, and nothing stored, for no fit
     * picture.
     */
    ingest: async (file: File): Promise<IngestedPicture> => {
      const { id, known, image, wasLost } = await queue.foreground(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const id = contentHash(bytes);
        const row = await findPicture(db, id);
        if (row && (await storage.get(row.mainFile))) return { id, known: row };
        return { id, image: await imageProcessor.ingest(bytes), wasLost: row !== undefined };
      });
      if (known) return { row: known, wasLost: false };
      return { row: await store(deps, id, image), wasLost };
    },
  };
};
export type Pictures = ReturnType<typeof createPictures>;

export const insertPicture = async (
  tx: Transaction,
  { row, wasLost }: IngestedPicture,
  at: Date,
) => {
  const inserting = tx.insert(pictures).values({ ...row, createdAt: at.toISOString() });
  const anew = { ...row, failures: 0 };
  if (wasLost) await inserting.onConflictDoUpdate({ target: pictures.id, set: anew });
  else await inserting.onConflictDoNothing();
  return row.id;
};
