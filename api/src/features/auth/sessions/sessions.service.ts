import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, max } from "drizzle-orm";
import type { OpenSession } from "shared/sessions";
import { adminRole, type User } from "shared/users";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import { type SessionRow, sessions } from "#db/schema/sessions.ts";
import { users as userTable } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import type { EventLog } from "../../../audit/event-log.ts";
import { deviceName } from "../../../lib/device-name.ts";
import { notFound, unauthenticated } from "../../../lib/errors.ts";
import { networkOf } from "../../../lib/ip-address.ts";
import type { Log } from "../../../lib/log.ts";
import type { Authentication, Credentials } from "../../../middleware/authenticate.ts";
import type { UsersService } from "../../users/users.service.ts";
import { createSessionEnds } from "./session-ends.ts";
import { endingOf, endings, expiryOf } from "./session-lifetime.ts";
import { holdsCookie, type SessionTokens } from "./session-tokens.ts";
import { createSessionUse } from "./session-use.ts";

type Deps = {
  db: Database;
  events: Pick<EventLog, "note">;
  users: Pick<UsersService, "toUser">;
  tokens: SessionTokens;
  log: Log;
  now: () => Date;
};

export type NewSession = {
  /** As it was when it was shown that it is theirs. */
  account: { user: User; passwordHash: string };
  userAgent: string | undefined;
  address: string;
  /** Of the request in which somebody signed in. */
  requestId: string | null;
  /** Whether a browser on our own origin asks: its token is bound to a cookie. */
  isBrowser: boolean;
};

/** What a client needs to go on in its session. */
export type Access = { token: string; cookie: string | undefined };

const refuseChanged = async (
  tx: Transaction,
  { user: { _id, hasSecondFactor }, passwordHash }: NewSession["account"],
) => {
  const isSame = and(
    eq(userTable.id, _id),
    eq(userTable.passwordHash, passwordHash),
    eq(userTable.hasSecondFactor, hasSecondFactor),
    eq(userTable.blocked, false),
  );
  if ((await tx.$count(userTable, isSame)) === 0)
    throw unauthenticated("This account has just changed. Please sign in once more.");
};

export const createSessionsService = ({ db, events, users, tokens, log, now }: Deps) => {
  const use = createSessionUse({ db, log, now });
  const ends = createSessionEnds({ db, events, log, now });

  const issue = async (session: SessionRow): Promise<Access> => {
    const cookie = session.isBrowser ? randomBytes(32).toString("base64url") : undefined;
    return { token: await tokens.sign(session, cookie), cookie };
  };

  const read = async (id: string) => {
    const [found] = await db.read
      .select()
      .from(sessions)
      .innerJoin(userTable, eq(userTable.id, sessions.userId))
      .where(eq(sessions.id, id));
    return found && { session: found.sessions, user: users.toUser(found.users) };
  };

  const endingFor = (session: SessionRow, { role, blocked }: User) => {
    if (blocked || ends.isRefused(session.id)) return endings.ended;
    return endingOf(session, role, { now: now(), lastUsedAt: use.lastUsedAt(session) });
  };

  const listOf = async (user: User) => {
    const rows = await db.read
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user._id))
      .orderBy(desc(sessions.createdAt));
    return rows.filter((row) => !endingFor(row, user));
  };

  return {
    /** 401 where the account has a new password or second factor meanwhile, or is blocked. */
    start: async ({
      account,
      userAgent,
      address,
      requestId,
      isBrowser,
    }: NewSession): Promise<Access> => {
      const time = now();
      const createdAt = time.toISOString();
      const session: SessionRow = {
        id: newId(),
        userId: account.user._id,
        device: deviceName(userAgent),
        network: networkOf(address),
        isBrowser,
        createdAt,
        lastUsedAt: createdAt,
        expiresAt: expiryOf(time),
        provenAt: createdAt,
      };
      const { id, userId, device } = session;
      const by = { id: userId, address, device, requestId };
      await db.write(async (tx) => {
        await refuseChanged(tx, account);
        await tx.insert(sessions).values(session);
        const subject = { kind: "session", id } as const;
        await addEntry(tx, { action: "sign_in.succeeded", subject, by, at: time });
      });
      return issue(session);
    },

    /** Tokens for a session whose id has changed. */
    issue,

    /** Whose token it is, or why it opens nothing. */
    authenticate: async ({ token, cookie, isBackground }: Credentials): Promise<Authentication> => {
      const claims = await tokens.read(token);
      if (claims === "expired") return { refusal: endings.expired };
      if (claims === "forged" || !holdsCookie(claims, cookie)) return {};
      const found = await read(claims.sid);
      if (found?.session.userId !== claims.sub) return { refusal: endings.ended };
      const refusal = endingFor(found.session, found.user);
      if (refusal) return { refusal };
      if (!isBackground) use.note(found.session);
      return found;
    },

    /** Returns which of these sessions are still valid. */
    filterOpen: async (ids: string[]): Promise<Set<string>> => {
      const rows = await db.read
        .select()
        .from(sessions)
        .innerJoin(userTable, eq(userTable.id, sessions.userId))
        .where(inArray(sessions.id, ids));
      const open = rows.filter((row) => !endingFor(row.sessions, users.toUser(row.users)));
      return new Set(open.map((row) => row.sessions.id));
    },

    /** Those that are still open, newest first. */
    list: async (user: User, current: SessionRow): Promise<OpenSession[]> =>
      (await listOf(user)).map((row) => ({
        _id: row.id,
        device: row.device,
        network: row.network,
        createdAt: row.createdAt,
        lastUsedAt: new Date(use.lastUsedAt(row)).toISOString(),
        isCurrent: row.id === current.id,
      })),

    /** One of the user's own, else 404; returns whether its row is gone, too. */
    endOne: async (by: Actor, user: User, id: string) => {
      const open = await listOf(user);
      if (!open.some((row) => row.id === id)) throw notFound("Session");
      return ends.endOne(by, id);
    },

    /** When an admin last asked for something themselves, to the minute. */
    lastAdminUse: async () => {
      // Asked each second: admins are few, their sessions as well, whoever else is signed in.
      const admins = db.read
        .select({ id: userTable.id })
        .from(userTable)
        .where(eq(ignoringCase(userTable.role), adminRole));
      const [row] = await db.read
        .select({ at: max(sessions.lastUsedAt) })
        .from(sessions)
        .where(inArray(sessions.userId, admins));
      return row?.at ? new Date(row.at) : undefined;
    },

    endAll: ends.endAll,

    /** Every one but this, which goes on with what is returned; also whether the rows of the others are gone. */
    endOthers: async (by: Actor, current: SessionRow) => {
      const { session, isStored } = await ends.endOthers(by, current);
      return { ...(await issue(session)), isStored };
    },

    /** 401 where it has ended meanwhile. */
    noteProof: async (by: Actor, { id }: SessionRow) => {
      const provenAt = now().toISOString();
      await db.write(async (tx) => {
        const isThis = eq(sessions.id, id);
        const proven = await tx.update(sessions).set({ provenAt }).where(isThis).returning();
        if (proven.length === 0) throw unauthenticated();
        const subject = { kind: "session", id } as const;
        await addEntry(tx, { action: "proof.given", subject, by, at: new Date(provenAt) });
      });
    },

    removeOld: async () => {
      use.forgetOld();
      return ends.removeOld();
    },
  };
};
export type SessionsService = ReturnType<typeof createSessionsService>;
