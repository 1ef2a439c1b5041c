import { and, asc, eq } from "drizzle-orm";
import type { NewPasskey, PasskeyAnswer } from "shared/accounts/second-factor";
import type { User } from "shared/accounts/users";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { passkeys } from "#tables/accounts.ts";
import { type UseOnce, useTicket } from "./tickets.ts";
import {
  type Ceremony,
  requestNewPasskey,
  requestPasskey,
  verifyAnswer,
  verifyNewPasskey,
  type WebAuthnDeps,
} from "./webauthn.ts";

type Deps = WebAuthnDeps & { db: Database; now: () => Date };

const refuse: UseOnce = async () => false;

const byUser = (userId: string) => eq(passkeys.userId, userId);
const byId = (userId: string, id: string) => and(eq(passkeys.id, id), byUser(userId));

const listPasskeys = ({ db }: Deps, userId: string) =>
  db.read
    .select()
    .from(passkeys)
    .where(byUser(userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Throws 404 without a passkey. */
const request = async (deps: Deps, ceremony: Ceremony) => {
  const known = await listPasskeys(deps, ceremony.userId);
  if (known.length === 0) throw notFound("Passkey");
  return requestPasskey(deps, known, ceremony);
};

const usePasskey = async (
  deps: Deps,
  answer: PasskeyAnswer,
  ceremony: Ceremony,
): Promise<UseOnce> => {
  const { userId } = ceremony;
  const known = await listPasskeys(deps, userId);
  const row = known.find(({ credentialId }) => credentialId === answer.id);
  const verified = row && (await verifyAnswer(deps, row, answer, ceremony));
  if (!verified) return refuse;
  const changes = { counter: verified.counter, lastUsedAt: deps.now().toISOString() };
  return async (tx) => {
    if (!(await useTicket(tx, verified.ticket))) return false;
    const used = await tx.update(passkeys).set(changes).where(byId(userId, row.id)).returning();
    return used.length === 1;
  };
};

const addPasskey = async (deps: Deps, input: NewPasskey, ceremony: Ceremony): Promise<UseOnce> => {
  const verified = await verifyNewPasskey(deps, input, ceremony);
  if (!verified) return refuse;
  const { ticket, id: credentialId, publicKey, ...rest } = verified;
  const passkey = {
    ...rest,
    id: newId(),
    userId: ceremony.userId,
    credentialId,
    publicKey: Buffer.from(publicKey),
    name: input.name,
    createdAt: deps.now().toISOString(),
  };
  return async (tx) => {
    if (!(await useTicket(tx, ticket))) return false;
    const stored = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
    return stored.length === 1;
  };
};

export const createPasskeys = (deps: Deps) => ({
  /** The oldest first. */
  list: (userId: string) => listPasskeys(deps, userId),
  request: (ceremony: Ceremony) => request(deps, ceremony),
  use: (answer: PasskeyAnswer, ceremony: Ceremony) => usePasskey(deps, answer, ceremony),
  requestNew: async (user: User, ceremony: Ceremony) =>
    requestNewPasskey(deps, user, await listPasskeys(deps, user._id), ceremony),
  add: (input: NewPasskey, ceremony: Ceremony) => addPasskey(deps, input, ceremony),

  /** Returns whether the user has such a passkey. */
  rename: async (tx: Transaction, userId: string, id: string, name: string) => {
    const renamed = await tx.update(passkeys).set({ name }).where(byId(userId, id)).returning();
    return renamed.length === 1;
  },

  /** Returns whether the user had such a passkey. */
  remove: async (tx: Transaction, userId: string, id: string) => {
    const removed = await tx.delete(passkeys).where(byId(userId, id)).returning();
    return removed.length === 1;
  },
});
export type Passkeys = ReturnType<typeof createPasskeys>;
