import { and, eq, gt, lt } from "drizzle-orm";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { invitations } from "#tables/accounts.ts";
import { hashToken } from "./link-tokens.ts";

/** Days for which an expired invitation stays listed, so that it can be sent again. */
const keptDays = 30;

/** 400 for a link that expired, was withdrawn or was used. */
export const findInvitation = async (
  read: Pick<Transaction, "select">,
  token: string,
  at: Date,
) => {
  const [row] = await read
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.hash, hashToken(token)), gt(invitations.expiresAt, at.toISOString())),
    );
  if (row) return row;
  throw invalidField(
    "token",
    "This invitation has expired, was withdrawn or has already been used. Ask for a new one.",
  );
};

/** Ends the invitation of a person, by the key of their email, and returns it if there was one. */
export const endInvitationOf = (tx: Transaction, emailKey: string) =>
  tx.delete(invitations).where(eq(invitations.emailKey, emailKey)).returning();

export const removeOldInvitations = (tx: Transaction, at: Date) =>
  tx.delete(invitations).where(lt(invitations.expiresAt, daysBefore(at, keptDays)));
