import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { keptPictures, pictures } from "#tables/pictures.ts";

/** A picture's id is the hash of its upload. */
const pictureId = /^[\da-f]{32}$/;

const collectTexts = (value: unknown): string[] => {
  if (typeof value === "string") return pictureId.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(pictureId.test(key) ? [key] : []),
    ...collectTexts(each),
  ]);
};

/** Ids of the stored pictures that any text of a document names. */
export const findPictures = async (tx: Pick<Transaction, "select">, document: unknown) => {
  const named = [...new Set(collectTexts(document))];
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, named));
  return rows.map(({ id }) => id);
};

/** Keeps pictures for an owner, such as `version:…`, beside those that are kept for it. */
export const addKeptPictures = async (tx: Transaction, owner: string, ids: string[]) => {
  const rows = ids.map((pictureId) => ({ owner, pictureId }));
  if (rows.length > 0) await tx.insert(keptPictures).values(rows);
};

/** Replaces the pictures that are kept for an owner by those that its document names. */
export const keepPictures = async (tx: Transaction, owner: string, document: unknown) => {
  await tx.delete(keptPictures).where(eq(keptPictures.owner, owner));
  await addKeptPictures(tx, owner, await findPictures(tx, document));
};
