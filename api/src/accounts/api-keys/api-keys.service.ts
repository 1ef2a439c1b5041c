import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, gte, inArray, isNull, lte, or } from "drizzle-orm";
import {
  type ApiKey,
  type ApiKeyCreated,
  type ApiKeyInput,
  apiKeyPrefix,
} from "shared/accounts/api-keys/api-keys";
import { adminRole, isFullAdmin, type User } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { Authentication } from "#http/authenticate.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccountAndAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { conflict, notFound } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { type ApiKeyRow, apiKeys, users } from "#tables/accounts.ts";
import { toUser } from "../users/user-row.ts";

type Deps = { db: Database; log: Log; now: () => Date; writeAccounts: WriteAccounts };

const minute = 60_000;
const day = 24 * 60 * minute;
/** Limit of keys that still work, for all admins together. */
const mostKeys = 500;
const startLength = apiKeyPrefix.length + 6;

/** Nobody can guess 256 bits, so a fast hash is enough. */
const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");

const toApiKey = (row: ApiKeyRow, { _id, username }: Pick<User, "_id" | "username">): ApiKey => {
  const { id, name, start, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = row;
  const createdBy = { _id, username };
  return { _id: id, name, start, scopes, createdBy, createdAt, lastUsedAt, expiresAt, revokedAt };
};

/** Returns why the key no longer works, or `undefined` for a valid one. */
const findRefusal = ({ revokedAt, expiresAt }: ApiKeyRow, { role, blocked }: User, now: Date) => {
  if (revokedAt !== null) return "This API key was revoked.";
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime())
    return `This API key expired on ${expiresAt.slice(0, 10)}. Please create a new one.`;
  if (blocked || role !== adminRole)
    return "The account that created this API key is no longer an active admin.";
  return undefined;
};

const selectWithUser = async ({ db }: Deps, where: ReturnType<typeof eq>) => {
  const rows = await db.read
    .select()
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(where)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map((row) => ({ apiKey: row.api_keys, user: toUser(row.users) }));
};

/** Requests neither wait for the row nor fail for it. */
const noteUse = async ({ db, log, now }: Deps, { id, lastUsedAt }: ApiKeyRow) => {
  const time = now().getTime();
  if (lastUsedAt !== null && Math.abs(time - Date.parse(lastUsedAt)) < minute) return;
  const dueBefore = new Date(time - minute).toISOString();
  const dueAfter = new Date(time + minute).toISOString();
  // A time in the future comes from a clock that was set back since.
  const isDue = or(
    isNull(apiKeys.lastUsedAt),
    lte(apiKeys.lastUsedAt, dueBefore),
    gte(apiKeys.lastUsedAt, dueAfter),
  );
  const set = { lastUsedAt: new Date(time).toISOString() };
  try {
    await db.write((tx) =>
      tx
        .update(apiKeys)
        .set(set)
        .where(and(eq(apiKeys.id, id), isDue)),
    );
  } catch (error) {
    const fields = { event: "api_key.use_not_stored", err: redactValues(error) };
    log.warn(fields, "Could not record when an API key was last used.");
  }
};

const authenticate = async (deps: Deps, secret: string): Promise<Authentication> => {
  const [stored] = await selectWithUser(deps, eq(apiKeys.hash, hashSecret(secret)));
  if (!stored) return { refusal: "This API key is not valid." };
  const refusal = findRefusal(stored.apiKey, stored.user, deps.now());
  if (refusal) return { refusal };
  void noteUse(deps, stored.apiKey);
  return stored;
};

const toSubject = ({ id, name }: ApiKeyRow) => ({ kind: "api_key", id, name }) as const;

const create = async (deps: Deps, by: Actor, user: User, input: ApiKeyInput) => {
  const { name, scopes, expiresInDays } = input;
  const secret = apiKeyPrefix + randomBytes(32).toString("base64url");
  const at = deps.now();
  const row: ApiKeyRow = {
    id: newId(),
    name,
    hash: hashSecret(secret),
    start: secret.slice(0, startLength),
    scopes,
    createdBy: user._id,
    createdAt: at.toISOString(),
    lastUsedAt: null,
    expiresAt:
      expiresInDays === null ? null : new Date(at.getTime() + expiresInDays * day).toISOString(),
    revokedAt: null,
  };
  await deps.writeAccounts(async (tx, mails) => {
    const isAlive = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, row.createdAt));
    if ((await tx.$count(apiKeys, and(isNull(apiKeys.revokedAt), isAlive))) >= mostKeys)
      throw conflict(`There are already ${mostKeys} API keys.`);
    await tx.insert(apiKeys).values(row);
    const created = `The API key “${name}” was created`;
    const toOwner = `${created} with your account`;
    const toOthers = `${created} with the account of the admin ${user.email}`;
    const owner = { ...user, id: user._id };
    await notifyAccountAndAdmins(tx, owner, { toOwner, toOthers, by: user.email }, mails);
    const after = { scopes, expiresAt: row.expiresAt };
    await addEntry(tx, { action: "api_key.created", subject: toSubject(row), after, by, at });
  });
  return { apiKey: toApiKey(row, user), secret };
};

const revoke = ({ db, now }: Deps, by: Actor, id: string) =>
  db.write(async (tx) => {
    const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id));
    if (!row) throw notFound("API key");
    if (row.revokedAt !== null) return;
    const at = now();
    const set = { revokedAt: at.toISOString() };
    await tx.update(apiKeys).set(set).where(eq(apiKeys.id, id));
    await addEntry(tx, { action: "api_key.revoked", subject: toSubject(row), by, at });
  });

/** Keys of programs: each works as the admin that created it, within its scopes. */
export const createApiKeysService = (deps: Deps) => ({
  /** Returns the key and its admin, or the reason why it no longer works. */
  authenticate: (secret: string) => authenticate(deps, secret),

  /** Returns which of these keys still work, of admins with access to everything. */
  filterValid: async (ids: string[]): Promise<Set<string>> => {
    const rows = await selectWithUser(deps, inArray(apiKeys.id, ids));
    const valid = rows.filter(
      ({ apiKey, user }) => isFullAdmin(user) && !findRefusal(apiKey, user, deps.now()),
    );
    return new Set(valid.map(({ apiKey }) => apiKey.id));
  },

  list: async (): Promise<ApiKey[]> => {
    const rows = await selectWithUser(deps, eq(users.id, apiKeys.createdBy));
    return rows.map(({ apiKey, user }) => toApiKey(apiKey, user));
  },

  /** The answer holds the secret, which is not stored. */
  create: (by: Actor, user: User, input: ApiKeyInput): Promise<Omit<ApiKeyCreated, "message">> =>
    create(deps, by, user, input),

  /** 404 for an unknown key; one that is already revoked stays so. */
  revoke: (by: Actor, id: string) => revoke(deps, by, id),
});
export type ApiKeysService = ReturnType<typeof createApiKeysService>;
