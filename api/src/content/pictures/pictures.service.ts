import { eq } from "drizzle-orm";
import type { Picture } from "shared/media/pictures";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { type IngestedPicture, insertPicture, type Pictures } from "#media/images/pictures.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { pictures as pictureRows } from "#tables/pictures.ts";

type Deps = {
  db: Database;
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  /** The other renditions are to be made. */
  onStored: () => void;
};

/** Time to save the form, in ms. */
const formTime = 7 * 24 * 60 * 60_000;

const store = async (tx: Transaction, picture: IngestedPicture, at: Date) => {
  const id = await insertPicture(tx, picture, at);
  const keptUntil = new Date(at.getTime() + formTime).toISOString();
  await tx.update(pictureRows).set({ keptUntil }).where(eq(pictureRows.id, id));
  const [row] = await tx.select().from(pictureRows).where(eq(pictureRows.id, id));
  if (!row) throw new Error("A picture that was just stored is gone.");
  return row;
};

/** Pictures that are uploaded before what will show them is saved. */
export const createPicturesService = ({ db, now, pictures, toImageFields, onStored }: Deps) => ({
  /** 404 for an id that does not exist. */
  get: async (id: string): Promise<Picture> => {
    const [row] = await db.read.select().from(pictureRows).where(eq(pictureRows.id, id));
    if (!row) throw notFound("Picture");
    return { _id: row.id, ...toImageFields(row) };
  },

  /** 413 or 415 for no fit picture. */
  upload: async (file: File): Promise<Picture> => {
    const picture = await pictures.ingest(file);
    const row = await db.write((tx) => store(tx, picture, now()));
    onStored();
    return { _id: row.id, ...toImageFields(row) };
  },
});
export type PicturesService = ReturnType<typeof createPicturesService>;
