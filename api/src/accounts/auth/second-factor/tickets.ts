import { lte } from "drizzle-orm";
import { SignJWT } from "jose";
import { z } from "zod";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { usedTickets } from "#tables/accounts.ts";
import type { SigningKeys } from "../signing-keys.ts";

const lifetimeSeconds = 5 * 60;

/** A ticket admits to the second step of a sign-in, or is the challenge of a passkey. */
export type TicketPurpose =
  | "sign-in"
  | "sign-in-passkey"
  | "reauthentication-passkey"
  | "new-passkey";

const claims = z.object({
  jti: z.string(),
  /** The user. */
  sub: z.string(),
  /** The ticket or session that it is valid for. */
  within: z.string().optional(),
  /** The fingerprint of the password at sign-in. */
  password: z.string().optional(),
  exp: z.number(),
});
export type Ticket = z.infer<typeof claims>;

type NewTicket = { id: string; userId: string; within?: string; password?: string };

const toAudience = (purpose: TicketPurpose) => `ibirwa-kivu-tours-${purpose}`;

/** Tickets are signed texts for one use within five minutes; only used ones are stored. */
export const createTickets = (keys: SigningKeys, now: () => Date) => ({
  sign: (purpose: TicketPurpose, { id, userId, ...bound }: NewTicket) =>
    keys.sign(
      new SignJWT(bound)
        .setJti(id)
        .setSubject(userId)
        .setAudience(toAudience(purpose))
        .setExpirationTime(new Date(now().getTime() + lifetimeSeconds * 1_000)),
    ),

  /** `undefined` for a ticket that is forged, expired or for another purpose. */
  read: async (purpose: TicketPurpose, ticket: string): Promise<Ticket | undefined> => {
    try {
      const options = { audience: toAudience(purpose), currentDate: now() };
      return claims.parse(await keys.verify(ticket, options));
    } catch {
      return undefined;
    }
  },
});
export type Tickets = ReturnType<typeof createTickets>;

/** Uses something up within a transaction, and returns whether it was right and unused. */
export type UseOnce = (tx: Transaction) => Promise<boolean>;

/** Returns whether this was the ticket's first use. */
export const useTicket = async (tx: Transaction, { jti, exp }: Ticket) => {
  const used = { id: jti, expiresAt: new Date(exp * 1_000).toISOString() };
  const stored = await tx.insert(usedTickets).values(used).onConflictDoNothing().returning();
  return stored.length === 1;
};

/** An expired ticket is refused without its row. */
export const createTicketCleanup =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async () => {
    const whereExpired = lte(usedTickets.expiresAt, now().toISOString());
    const expired = await db.write((tx) => tx.delete(usedTickets).where(whereExpired).returning());
    return { expired: expired.length };
  };
