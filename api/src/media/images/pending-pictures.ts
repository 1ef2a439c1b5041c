import { asc, eq } from "drizzle-orm";
import type { Database, Reader } from "#db/client.ts";
import { pictures } from "#db/schema.ts";
import type { Transaction } from "#db/transaction.ts";

export type PictureRow = typeof pictures.$inferSelect;

export const maxFailures = 3;

export const selectPending = (read: Reader) =>
  read
    .select()
    .from(pictures)
    .where(eq(pictures.isPending, true))
    .orderBy(asc(pictures.failures), asc(pictures.createdAt), asc(pictures.id));

export const arePicturesComplete = async ({ read }: Database) =>
  (await read.$count(pictures, eq(pictures.isPending, true))) === 0;

export const updatePicture = async (
  tx: Transaction,
  { id }: PictureRow,
  changes: Partial<PictureRow>,
) => {
  await tx.update(pictures).set(changes).where(eq(pictures.id, id));
};
