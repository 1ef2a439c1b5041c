import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { recoveryCodes } from "#tables/accounts.ts";

const codesPerAccount = 10;
/** Leaves out i, l, o and u, which are easily misread. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 120 bits as `abcd-efgh-jkmn-pqrs-tvwx-yz01`. */
const newCode = () => {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
};

/** Ignores case and dashes; nobody can guess 120 bits, so a fast hash is enough. */
const hashCode = (code: string) => {
  const letters = code.toLowerCase().replace(/[^a-z\d]/g, "");
  return createHash("sha256").update(letters).digest("base64url");
};

const byUser = (userId: string) => eq(recoveryCodes.userId, userId);

export const countRecoveryCodes = (db: Database, userId: string) =>
  db.read.$count(recoveryCodes, byUser(userId));

/** Replaces the old codes. */
export const renewRecoveryCodes = async (tx: Transaction, userId: string) => {
  const codes = Array.from({ length: codesPerAccount }, newCode);
  await tx.delete(recoveryCodes).where(byUser(userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashCode(code), userId })));
  return codes;
};

/** Removes the code and returns whether the user had it. */
export const useRecoveryCode = async (tx: Transaction, userId: string, code: string) => {
  const byCode = and(byUser(userId), eq(recoveryCodes.hash, hashCode(code)));
  const used = await tx.delete(recoveryCodes).where(byCode).returning();
  return used.length === 1;
};
