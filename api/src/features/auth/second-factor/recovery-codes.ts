import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recoveryCodes } from "#db/schema/second-factors.ts";
import type { Transaction } from "#db/transaction.ts";

const count = 10;
/** Without what is easily taken for something else: i, l, o, u. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 120 bits as `abcd-efgh-jkmn-pqrs-tvwx-yz01`. */
const newCode = () => {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
};

/** However it is written; a fast hash will do for what nobody can guess. */
const hashOf = (code: string) => {
  const letters = code.toLowerCase().replace(/[^a-z\d]/g, "");
  return createHash("sha256").update(letters).digest("base64url");
};

/** Ends the old ones. */
export const renewRecoveryCodes = async (tx: Transaction, userId: string) => {
  const codes = Array.from({ length: count }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(code), userId })));
  return codes;
};

/** Whether it was one of the user's, which is gone now. */
export const useRecoveryCode = async (tx: Transaction, userId: string, code: string) => {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(code)));
  const used = await tx.delete(recoveryCodes).where(isIt).returning();
  return used.length === 1;
};
