import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { type LinkPurpose, oneTimeLinks } from "#db/schema/one-time-links.ts";
import type { Transaction } from "#db/transaction.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

type NewLink = {
  userId: string;
  purpose: LinkPurpose;
  payload?: string;
  at: Date;
  minutes: number;
};

/** Returns the token, which is stored nowhere; ends the user's earlier links of this purpose. */
export const createLink = async (tx: Transaction, { at, minutes, ...link }: NewLink) => {
  const { userId, purpose } = link;
  const isEarlier = and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, purpose));
  await tx.delete(oneTimeLinks).where(isEarlier);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(at.getTime() + minutes * 60_000).toISOString();
  await tx.insert(oneTimeLinks).values({ ...link, hash: hashOf(token), expiresAt });
  return token;
};

/** `undefined` for a link that expired, was used or never was. */
export const findLink = async (
  read: Pick<Transaction, "select">,
  purpose: LinkPurpose,
  token: string,
  at: Date,
) => {
  const isValid = and(
    eq(oneTimeLinks.hash, hashOf(token)),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, at.toISOString()),
  );
  const [link] = await read.select().from(oneTimeLinks).where(isValid);
  return link;
};

export const endLink = (tx: Transaction, hash: string) =>
  tx.delete(oneTimeLinks).where(eq(oneTimeLinks.hash, hash));

/** All of a user's. */
export const endLinks = (tx: Transaction, userId: string) =>
  tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));

type Deps = { db: Database; now: () => Date };

/** Returns how many there were. */
export const createLinkCleanup =
  ({ db, now }: Deps) =>
  async (signal: AbortSignal) => {
    const before = now().toISOString();
    const { hash } = oneTimeLinks;
    const expired = await changeInBatches(
      db,
      (tx) => {
        const isExpired = lte(oneTimeLinks.expiresAt, before);
        const some = tx.select({ hash }).from(oneTimeLinks).where(isExpired).limit(batchSize);
        return tx.delete(oneTimeLinks).where(inArray(hash, some)).returning({ hash });
      },
      signal,
    );
    return { expired };
  };
