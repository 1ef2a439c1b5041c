import { and, asc, eq } from "drizzle-orm";
import type { NewPasskey, PasskeyAnswer } from "shared/second-factor";
import type { User } from "shared/users";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import type { Transaction } from "#db/transaction.ts";
import { notFound } from "../../../lib/errors.ts";
import type { Log } from "../../../lib/log.ts";
import type { Asked, PasskeyChallenges } from "./passkey-challenges.ts";
import { createPasskeyRequests } from "./passkey-requests.ts";
import type { RelyingParty } from "./relying-party.ts";
import { useTicket } from "./tickets.ts";
import type { UseFactor } from "./use-factor.ts";
import { createPasskeyVerifier } from "./verify-passkey.ts";

type Deps = {
  db: Database;
  challenges: PasskeyChallenges;
  relyingParty: RelyingParty;
  readCompanyName: () => Promise<string>;
  log: Log;
  now: () => Date;
};

const refused: UseFactor = async () => false;

export const createPasskeyFactor = (deps: Deps) => {
  const { db, now } = deps;
  const requests = createPasskeyRequests(deps);
  const { verifyAnswer, verifyNew } = createPasskeyVerifier(deps);
  const isOf = (userId: string) => eq(passkeys.userId, userId);
  const isOne = (userId: string, id: string) => and(eq(passkeys.id, id), isOf(userId));

  const list = (userId: string) =>
    db.read
      .select()
      .from(passkeys)
      .where(isOf(userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

  return {
    /** The oldest first. */
    list,

    /** 404 without a passkey. */
    request: async (asked: Asked) => {
      const known = await list(asked.userId);
      if (known.length === 0) throw notFound("Passkey");
      return requests.request(known, asked);
    },

    use: async (answer: PasskeyAnswer, asked: Asked): Promise<UseFactor> => {
      const known = await list(asked.userId);
      const row = known.find(({ credentialId }) => credentialId === answer.id);
      const verified = row && (await verifyAnswer(row, answer, asked));
      if (!verified) return refused;
      const changes = { counter: verified.counter, lastUsedAt: now().toISOString() };
      return async (tx) => {
        if (!(await useTicket(tx, verified.ticket))) return false;
        const isIt = isOne(asked.userId, row.id);
        return (await tx.update(passkeys).set(changes).where(isIt).returning()).length === 1;
      };
    },

    requestNew: async (user: User, asked: Asked) =>
      requests.creation(user, await list(user._id), asked),

    add: async (input: NewPasskey, asked: Asked): Promise<UseFactor> => {
      const verified = await verifyNew(input, asked);
      if (!verified) return refused;
      const { ticket, id: credentialId, publicKey, ...rest } = verified;
      const passkey = {
        ...rest,
        id: newId(),
        userId: asked.userId,
        credentialId,
        publicKey: Buffer.from(publicKey),
        name: input.name,
        createdAt: now().toISOString(),
      };
      return async (tx) => {
        if (!(await useTicket(tx, ticket))) return false;
        const stored = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
        return stored.length === 1;
      };
    },

    /** Whether there was such a passkey of the user. */
    rename: async (tx: Transaction, userId: string, id: string, name: string) => {
      const isIt = isOne(userId, id);
      const renamed = await tx.update(passkeys).set({ name }).where(isIt).returning();
      return renamed.length === 1;
    },

    /** Whether there was such a passkey of the user. */
    remove: async (tx: Transaction, userId: string, id: string) => {
      const removed = await tx.delete(passkeys).where(isOne(userId, id)).returning();
      return removed.length === 1;
    },
  };
};
export type PasskeyFactor = ReturnType<typeof createPasskeyFactor>;
