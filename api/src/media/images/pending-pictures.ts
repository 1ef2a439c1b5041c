import { and, asc, eq, exists, or } from "drizzle-orm";
import type { Database, Reader } from "#db/client.ts";
import { galleryItems, pictures, tourPhotos } from "#db/schema.ts";
import type { Transaction } from "#db/transaction.ts";

export type PictureRow = typeof pictures.$inferSelect;

export const maxFailures = 3;

export const selectPending = (read: Reader) =>
  read
    .select()
    .from(pictures)
    .where(eq(pictures.isPending, true))
    .orderBy(asc(pictures.failures), asc(pictures.createdAt), asc(pictures.id));

/** Whether a tour or the gallery shows it: an upload may wait in a form. */
const isShown = (read: Pick<Reader, "select">) =>
  or(
    exists(read.select().from(tourPhotos).where(eq(tourPhotos.pictureId, pictures.id))),
    exists(read.select().from(galleryItems).where(eq(galleryItems.pictureId, pictures.id))),
  );

export const areShownPicturesComplete = async ({ read }: Database) =>
  (await read.$count(pictures, and(eq(pictures.isPending, true), isShown(read)))) === 0;

export const isShownPicture = async (tx: Transaction, id: string) => {
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, id), isShown(tx)));
  return rows.length > 0;
};

export const arePicturesComplete = async ({ read }: Database) =>
  (await read.$count(pictures, eq(pictures.isPending, true))) === 0;

export const updatePicture = async (
  tx: Transaction,
  { id }: PictureRow,
  changes: Partial<PictureRow>,
) => {
  await tx.update(pictures).set(changes).where(eq(pictures.id, id));
};
