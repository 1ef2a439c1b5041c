import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { OpenSession } from "shared/accounts/sessions";
import { isFullAdmin, type User } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { EventLog } from "#audit/event-log.ts";
import type { Authentication, Credentials } from "#http/authenticate.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound, unauthenticated } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { deviceName } from "#platform/web/device-name.ts";
import { toNetwork } from "#platform/web/ip-address.ts";
import { type SessionRow, sessions, users } from "#tables/accounts.ts";
import { toUser } from "../../users/user-row.ts";
import { endAll, endOne, endOthers, removeOld } from "./session-ends.ts";
import {
  createSessionUse,
  endings,
  findEnding,
  type SessionUse,
  toExpiry,
} from "./session-lifetime.ts";
import { holdsCookie, type SessionTokens } from "./session-tokens.ts";

type Deps = {
  db: Database;
  events: Pick<EventLog, "note">;
  tokens: SessionTokens;
  log: Log;
  now: () => Date;
};

type Context = Deps & { use: SessionUse; endedHere: Set<string> };

type NewSession = {
  /** The account as it was when its password was checked. */
  account: { user: User; passwordHash: string };
  userAgent: string | undefined;
  address: string;
  /** The id of the sign-in request. */
  requestId: string | null;
  /** `true` for requests from pages on our own origin: their tokens are bound to a cookie. */
  isBrowser: boolean;
};

/** The token of a session, and the cookie it is bound to. */
export type Access = { token: string; cookie: string | undefined };

const sessionSubject = (id: string) => ({ kind: "session", id }) as const;

const issue = async ({ tokens }: Context, session: SessionRow): Promise<Access> => {
  const cookie = session.isBrowser ? randomBytes(32).toString("base64url") : undefined;
  return { token: await tokens.sign(session, cookie), cookie };
};

const refuseChanged = async (
  tx: Transaction,
  { user: { _id, hasSecondFactor }, passwordHash }: NewSession["account"],
) => {
  const whereUnchanged = and(
    eq(users.id, _id),
    eq(users.passwordHash, passwordHash),
    eq(users.hasSecondFactor, hasSecondFactor),
    eq(users.blocked, false),
  );
  if ((await tx.$count(users, whereUnchanged)) === 0)
    throw unauthenticated("This account has just changed. Please sign in again.");
};

const start = async (context: Context, input: NewSession): Promise<Access> => {
  const { account, userAgent, address, requestId, isBrowser } = input;
  const time = context.now();
  const createdAt = time.toISOString();
  const session: SessionRow = {
    id: newId(),
    userId: account.user._id,
    device: deviceName(userAgent),
    network: toNetwork(address),
    isBrowser,
    createdAt,
    lastUsedAt: createdAt,
    expiresAt: toExpiry(time),
    reauthenticatedAt: createdAt,
  };
  const { id, userId, device } = session;
  const by = { id: userId, address, device, requestId };
  await context.db.write(async (tx) => {
    await refuseChanged(tx, account);
    await tx.insert(sessions).values(session);
    const subject = sessionSubject(id);
    await addEntry(tx, { action: "sign_in.succeeded", subject, by, at: time });
  });
  return issue(context, session);
};

const selectWithUser = async ({ db }: Context, ids: string[]) => {
  const rows = await db.read
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(inArray(sessions.id, ids));
  return rows.map((row) => ({ session: row.sessions, user: toUser(row.users) }));
};

/** Returns why a session is over, or `undefined` for an open one. */
const findEndingFor = (
  { use, endedHere, now }: Context,
  session: SessionRow,
  { role, blocked }: User,
) => {
  if (blocked || endedHere.has(session.id)) return endings.ended;
  return findEnding(session, role, { now: now(), lastUsedAt: use.lastUsedAt(session) });
};

const authenticate = async (
  context: Context,
  { token, cookie, isBackground }: Credentials,
): Promise<Authentication> => {
  const claims = await context.tokens.read(token);
  if (claims === "expired") return { refusal: endings.expired };
  if (claims === "forged" || !holdsCookie(claims, cookie)) return {};
  const [stored] = await selectWithUser(context, [claims.sid]);
  if (stored?.session.userId !== claims.sub) return { refusal: endings.ended };
  const refusal = findEndingFor(context, stored.session, stored.user);
  if (refusal) return { refusal };
  if (!isBackground) context.use.note(stored.session);
  return stored;
};

const filterOpen = async (context: Context, ids: string[]): Promise<Set<string>> => {
  const rows = await selectWithUser(context, ids);
  const open = rows.filter(
    ({ session, user }) => isFullAdmin(user) && !findEndingFor(context, session, user),
  );
  return new Set(open.map(({ session }) => session.id));
};

const selectOpen = async (context: Context, user: User) => {
  const rows = await context.db.read
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user._id))
    .orderBy(desc(sessions.createdAt));
  return rows.filter((row) => !findEndingFor(context, row, user));
};

const listOpen = async (
  context: Context,
  user: User,
  current: SessionRow,
): Promise<OpenSession[]> =>
  (await selectOpen(context, user)).map((row) => ({
    _id: row.id,
    device: row.device,
    network: row.network,
    createdAt: row.createdAt,
    lastUsedAt: new Date(context.use.lastUsedAt(row)).toISOString(),
    isCurrent: row.id === current.id,
  }));

const endOwn = async (context: Context, by: Actor, user: User, id: string) => {
  const open = await selectOpen(context, user);
  if (!open.some((row) => row.id === id)) throw notFound("Session");
  return endOne(context, by, id);
};

const renewAndEndOthers = async (context: Context, by: Actor, current: SessionRow) => {
  const { session, isStored } = await endOthers(context, by, current);
  return { ...(await issue(context, session)), isStored };
};

const noteReauthentication = async ({ db, now }: Context, by: Actor, id: string) => {
  const at = now();
  await db.write(async (tx) => {
    const set = { reauthenticatedAt: at.toISOString() };
    const noted = await tx.update(sessions).set(set).where(eq(sessions.id, id)).returning();
    if (noted.length === 0) throw unauthenticated();
    await addEntry(tx, { action: "proof.given", subject: sessionSubject(id), by, at });
  });
};

export const createSessionsService = (deps: Deps) => {
  const context = { ...deps, use: createSessionUse(deps), endedHere: new Set<string>() };
  return {
    /** 401 when the account has been blocked, or got a new password or second factor, since its password was checked. */
    start: (input: NewSession) => start(context, input),

    /** Signs a token for a session whose id has changed. */
    issue: (session: SessionRow) => issue(context, session),

    /** Returns the user and session of a token, or the reason why the session is over. */
    authenticate: (credentials: Credentials) => authenticate(context, credentials),

    /** Returns which of these sessions are still open, of admins with access to everything. */
    filterOpen: (ids: string[]) => filterOpen(context, ids),

    /** Returns the user's open sessions, newest first. */
    list: (user: User, current: SessionRow) => listOpen(context, user, current),

    /** Ends one of the user's own sessions, else 404; returns whether its row is gone as well. */
    endOne: (by: Actor, user: User, id: string) => endOwn(context, by, user, id),

    /** Ends every session of the user; returns whether their rows are gone as well. */
    endAll: (by: Actor, userId: string) => endAll(context, by, userId),

    /** Ends the user's other sessions; returns access to the renewed one, and whether the rows of the others are gone. */
    endOthers: (by: Actor, current: SessionRow) => renewAndEndOthers(context, by, current),

    /** 401 when the session has ended. */
    noteReauthentication: (by: Actor, { id }: SessionRow) => noteReauthentication(context, by, id),

    removeOld: () => {
      context.use.forgetOld();
      return removeOld(context);
    },
  };
};
export type SessionsService = ReturnType<typeof createSessionsService>;
