import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { passkeys, recoveryCodes, totpSecrets, users } from "#tables/accounts.ts";

/** Notes in the user's row, which every request reads, whether a factor is left; removes the recovery codes without one. */
export const noteSecondFactor = async (tx: Transaction, userId: string) => {
  const whereConfirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  const apps = await tx.$count(totpSecrets, whereConfirmed);
  const keys = await tx.$count(passkeys, eq(passkeys.userId, userId));
  const hasSecondFactor = apps + keys > 0;
  await tx.update(users).set({ hasSecondFactor }).where(eq(users.id, userId));
  if (!hasSecondFactor) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};

export const removeSecondFactors = async (tx: Transaction, userId: string) => {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await noteSecondFactor(tx, userId);
};
