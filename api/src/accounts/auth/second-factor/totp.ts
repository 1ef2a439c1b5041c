import { and, eq, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Log } from "#platform/log.ts";
import { totpSecrets } from "#tables/accounts.ts";
import type { UseOnce } from "./tickets.ts";

const period = 30;

/** The URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString();

/** Returns a code's time step, in periods of 30 seconds since 1970: the step of `time` or one beside it. */
const findStep = (code: string, secret: string, time: Date): number | undefined => {
  const timestamp = time.getTime();
  const totp = new TOTP({ secret, period, digits: 6, algorithm: "SHA1" });
  const difference = totp.validate({ token: code, timestamp, window: 1 });
  return difference === null ? undefined : TOTP.counter({ period, timestamp }) + difference;
};

type Deps = { db: Database; encryption: Encryption; log: Log; now: () => Date };
type TotpRow = typeof totpSecrets.$inferSelect;

const byUser = (userId: string) => eq(totpSecrets.userId, userId);
const whereConfirmed = (userId: string) => and(byUser(userId), isNotNull(totpSecrets.confirmedAt));
const wherePending = (userId: string) => and(byUser(userId), isNull(totpSecrets.confirmedAt));

const findRow = async ({ db }: Deps, where: SQL | undefined) => {
  const [row] = await db.read.select().from(totpSecrets).where(where);
  return row;
};

/** `undefined` when the key that encrypted the secret is lost. */
const decrypt = async ({ encryption, log }: Deps, { secret }: TotpRow) => {
  try {
    return await encryption.decrypt(secret);
  } catch (error) {
    const fields = { event: "second_factor.unreadable", err: redactValues(error) };
    log.error(fields, "Could not decrypt the secret of an authenticator app.");
    return undefined;
  }
};

/** Accepts a code of this time, unless it or a later one was used before. */
const useCode = async (
  deps: Deps,
  where: SQL | undefined,
  code: string,
  changes: Partial<TotpRow>,
): Promise<UseOnce> => {
  const row = await findRow(deps, where);
  const secret = row && (await decrypt(deps, row));
  const step = secret && findStep(code, secret, deps.now());
  if (!row || !step) return async () => false;
  const isUnused = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const bySecret = and(where, eq(totpSecrets.secret, row.secret), isUnused);
  return async (tx) => {
    const set = { ...changes, lastStep: step };
    return (await tx.update(totpSecrets).set(set).where(bySecret).returning()).length === 1;
  };
};

/** Stores a new secret until a code confirms it; `undefined` when the account has a confirmed app. */
const start = async ({ db, encryption, now }: Deps, userId: string) => {
  // RFC 4226 recommends 160 bits.
  const secret = new Secret({ size: 20 }).base32;
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
};

/** Authenticator apps: at most one per account, in use once a code has confirmed it. */
export const createTotp = (deps: Deps) => {
  const readTime = () => deps.now().toISOString();
  return {
    find: (userId: string) => findRow(deps, whereConfirmed(userId)),
    start: (userId: string) => start(deps, userId),
    confirm: (userId: string, code: string) =>
      useCode(deps, wherePending(userId), code, { confirmedAt: readTime() }),
    use: (userId: string, code: string) =>
      useCode(deps, whereConfirmed(userId), code, { lastUsedAt: readTime() }),
    /** Returns whether there was a confirmed app. */
    remove: async (tx: Transaction, userId: string) =>
      (await tx.delete(totpSecrets).where(whereConfirmed(userId)).returning()).length === 1,
  };
};
export type Totp = ReturnType<typeof createTotp>;
