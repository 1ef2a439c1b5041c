import { and, eq, gt, inArray, isNotNull, lte, or } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type LinkPurpose, oneTimeLinks, type PendingSignUp } from "#tables/accounts.ts";
import { removeOldInvitations } from "./invitation-rows.ts";
import { hashToken, newToken } from "./link-tokens.ts";

const minute = 60_000;
const hour = 60 * minute;

const after = (at: Date, milliseconds: number) =>
  new Date(at.getTime() + milliseconds).toISOString();

/** Links that end later are from a clock that was put back. */
const latestEnd = (at: Date, lifetime: number) => after(at, lifetime + minute);

const lifetimes: Record<LinkPurpose, number> = { "password-reset": 30 * minute, email: 48 * hour };

type NewLink = { purpose: LinkPurpose; at: Date } & (
  | { userId: string; email?: string }
  | { email: string; signUp: PendingSignUp }
);

/** Returns the token, which is stored nowhere. */
export const createLink = async (tx: Transaction, { at, ...link }: NewLink) => {
  const token = newToken();
  const expiresAt = after(at, lifetimes[link.purpose]);
  await tx.insert(oneTimeLinks).values({ ...link, hash: hashToken(token), expiresAt });
  return token;
};

/** `undefined` for a link that expired, was used or never was. */
export const findLink = async (
  read: Pick<Transaction, "select">,
  purpose: LinkPurpose,
  token: string,
  at: Date,
) => {
  const whereValid = and(
    eq(oneTimeLinks.hash, hashToken(token)),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, at.toISOString()),
    lte(oneTimeLinks.expiresAt, latestEnd(at, lifetimes[purpose])),
  );
  const [link] = await read.select().from(oneTimeLinks).where(whereValid);
  return link;
};

/** Ends the links that confirm an email of the user. */
export const endEmailLinks = (tx: Transaction, userId: string) =>
  tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, "email")));

/** Ends unconfirmed sign-ups with this email. */
export const endSignUps = (tx: Transaction, email: string) =>
  tx
    .delete(oneTimeLinks)
    .where(
      and(
        isNotNull(oneTimeLinks.signUp),
        eq(ignoringCase(oneTimeLinks.email), email.toLowerCase()),
      ),
    );

/** Ends all links of the user. */
export const endLinks = (tx: Transaction, userId: string) =>
  tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));

type Deps = { db: Database; now: () => Date };

/** Removes expired links and returns their number; removes invitations that expired a month ago. */
export const createLinkCleanup =
  ({ db, now }: Deps) =>
  async (signal: AbortSignal) => {
    const at = now();
    await db.write((tx) => removeOldInvitations(tx, at));
    const { hash } = oneTimeLinks;
    const expired = await changeInBatches(
      db,
      (tx) => {
        const whereOver = or(
          lte(oneTimeLinks.expiresAt, at.toISOString()),
          gt(oneTimeLinks.expiresAt, latestEnd(at, Math.max(...Object.values(lifetimes)))),
        );
        const expired = tx.select({ hash }).from(oneTimeLinks).where(whereOver).limit(batchSize);
        return tx.delete(oneTimeLinks).where(inArray(hash, expired)).returning({ hash });
      },
      signal,
    );
    return { expired };
  };
