import { and, asc, eq, sql } from "drizzle-orm";
import type { Database, Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { pictures } from "#tables/pictures.ts";
import { isShown } from "./shown-pictures.ts";

export type PictureRow = typeof pictures.$inferSelect;

export const maxFailures = 3;

/** New uploads first: a picture with some renditions can already be shown. */
export const selectPending = (read: Reader) =>
  read
    .select()
    .from(pictures)
    .where(eq(pictures.isPending, true))
    .orderBy(
      asc(pictures.failures),
      sql`json_array_length(${pictures.renditions}) > 0`,
      asc(pictures.createdAt),
      asc(pictures.id),
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
