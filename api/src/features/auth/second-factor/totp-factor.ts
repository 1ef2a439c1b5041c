import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { totpSecrets } from "#db/schema/second-factors.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Encryption } from "../../../lib/encryption.ts";
import type { Log } from "../../../lib/log.ts";
import { newTotpSecret, stepOfCode } from "./totp.ts";
import type { UseFactor } from "./use-factor.ts";

type Deps = { db: Database; encryption: Encryption; log: Log; now: () => Date };
type TotpRow = typeof totpSecrets.$inferSelect;

const isOf = (userId: string) => eq(totpSecrets.userId, userId);
const isConfirmed = (userId: string) => and(isOf(userId), isNotNull(totpSecrets.confirmedAt));
const isPending = (userId: string) => and(isOf(userId), isNull(totpSecrets.confirmedAt));

/** Authenticator apps: one of an account, which counts once a code of it was given. */
export const createTotpFactor = ({ db, encryption, log, now }: Deps) => {
  /** `undefined` where the key of the stored secret was lost. */
  const decrypt = async ({ secret }: TotpRow) => {
    try {
      return await encryption.decrypt(secret);
    } catch (error) {
      const fields = { event: "second_factor.unreadable", err: redactValues(error) };
      log.error(fields, "The secret of an authenticator app cannot be decrypted.");
      return undefined;
    }
  };

  const find = async (where: ReturnType<typeof isPending>) => {
    const [row] = await db.read.select().from(totpSecrets).where(where);
    return row;
  };

  /** Takes a code that is right at this time, unless it or a later one was taken before. */
  const use = async (
    where: ReturnType<typeof isPending>,
    code: string,
    changes: Partial<TotpRow>,
  ): Promise<UseFactor> => {
    const row = await find(where);
    const secret = row && (await decrypt(row));
    const step = secret && stepOfCode(code, secret, now());
    if (!row || !step) return async () => false;
    const isNew = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
    const isSame = and(where, eq(totpSecrets.secret, row.secret), isNew);
    return async (tx) => {
      const set = { ...changes, lastStep: step };
      return (await tx.update(totpSecrets).set(set).where(isSame).returning()).length === 1;
    };
  };

  return {
    find: (userId: string) => find(isConfirmed(userId)),

    /** A new secret, which is to be confirmed; `undefined` where there is one that counts. */
    start: async (userId: string) => {
      const secret = newTotpSecret();
      const fresh = { secret: await encryption.encrypt(secret), createdAt: now().toISOString() };
      const insert = (tx: Transaction) =>
        tx
          .insert(totpSecrets)
          .values({ userId, ...fresh })
          .onConflictDoUpdate({
            target: totpSecrets.userId,
            set: fresh,
            setWhere: isNull(totpSecrets.confirmedAt),
          })
          .returning();
      return (await db.write(insert)).length === 1 ? secret : undefined;
    },

    confirm: (userId: string, code: string) =>
      use(isPending(userId), code, { confirmedAt: now().toISOString() }),

    use: (userId: string, code: string) =>
      use(isConfirmed(userId), code, { lastUsedAt: now().toISOString() }),

    /** Whether there was one that counted. */
    remove: async (tx: Transaction, userId: string) =>
      (await tx.delete(totpSecrets).where(isConfirmed(userId)).returning()).length === 1,
  };
};
export type TotpFactor = ReturnType<typeof createTotpFactor>;
