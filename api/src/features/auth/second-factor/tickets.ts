import { lte } from "drizzle-orm";
import { SignJWT } from "jose";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { usedTickets } from "#db/schema/second-factors.ts";
import type { Transaction } from "#db/transaction.ts";
import type { SigningKeys } from "../signing-keys.ts";

const lifetimeSeconds = 5 * 60;

/** What a ticket is good for: the second step of a sign-in, or as the challenge of a passkey. */
export type TicketPurpose = "sign-in" | "sign-in-passkey" | "proof-passkey" | "new-passkey";

const claims = z.object({
  jti: z.string(),
  /** The user. */
  sub: z.string(),
  /** The ticket or the session within which it counts. */
  within: z.string().optional(),
  /** The fingerprint of the password that was given. */
  password: z.string().optional(),
  exp: z.number(),
});
export type Ticket = z.infer<typeof claims>;

type NewTicket = { id: string; userId: string; within?: string; password?: string };

const audienceOf = (purpose: TicketPurpose) => `ibirwa-kivu-tours-${purpose}`;

/** Signed texts for one use within five minutes; only used ones are stored. */
export const createTickets = (keys: SigningKeys, now: () => Date) => ({
  sign: (purpose: TicketPurpose, { id, userId, ...bound }: NewTicket) =>
    keys.sign(
      new SignJWT(bound)
        .setJti(id)
        .setSubject(userId)
        .setAudience(audienceOf(purpose))
        .setExpirationTime(new Date(now().getTime() + lifetimeSeconds * 1_000)),
    ),

  /** `undefined` for one that is forged, expired or for something else. */
  read: async (purpose: TicketPurpose, ticket: string): Promise<Ticket | undefined> => {
    try {
      const options = { audience: audienceOf(purpose), currentDate: now() };
      return claims.parse(await keys.verify(ticket, options));
    } catch {
      return undefined;
    }
  },
});
export type Tickets = ReturnType<typeof createTickets>;

/** Whether this was its first use. */
export const useTicket = async (tx: Transaction, { jti, exp }: Ticket) => {
  const used = { id: jti, expiresAt: new Date(exp * 1_000).toISOString() };
  const stored = await tx.insert(usedTickets).values(used).onConflictDoNothing().returning();
  return stored.length === 1;
};

/** What has expired is refused without its row. */
export const createTicketCleanup =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async () => {
    const isExpired = lte(usedTickets.expiresAt, now().toISOString());
    const expired = await db.write((tx) => tx.delete(usedTickets).where(isExpired).returning());
    return { expired: expired.length };
  };
