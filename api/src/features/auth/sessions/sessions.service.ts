import { randomBytes } from "node:crypto";
import { desc, eq, inArray, lte, or } from "drizzle-orm";
import type { OpenSession } from "shared/sessions";
import type { User } from "shared/users";
import type { Database } from "#db/client.ts";
import { endOtherSessions } from "#db/end-sessions.ts";
import { newId } from "#db/new-id.ts";
import { type SessionRow, sessions } from "#db/schema/sessions.ts";
import { users as userTable } from "#db/schema/users.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { AppError, notFound } from "../../../lib/errors.ts";
import { networkOf } from "../../../lib/ip-address.ts";
import type { Log } from "../../../lib/log.ts";
import type { Authentication, Credentials } from "../../../middleware/authenticate.ts";
import type { UsersService } from "../../users/users.service.ts";
import { deviceName } from "./device-name.ts";
import { endingOf, endings, expiryOf } from "./session-lifetime.ts";
import { holdsCookie, type SessionTokens } from "./session-tokens.ts";
import { createSessionUse } from "./session-use.ts";

type Deps = {
  db: Database;
  users: Pick<UsersService, "toUser">;
  tokens: SessionTokens;
  log: Log;
  now: () => Date;
};

export type NewSession = {
  userId: string;
  userAgent: string | undefined;
  address: string;
  /** Whether a browser on our own origin asks: its token is bound to a cookie. */
  isBrowser: boolean;
};

/** What a client needs to go on in its session. */
export type Access = { token: string; cookie: string | undefined };

export const createSessionsService = ({ db, users, tokens, log, now }: Deps) => {
  const use = createSessionUse({ db, log, now });
  /** Ended here, while their rows may still be there. */
  const refused = new Set<string>();

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
    if (blocked || refused.has(session.id)) return endings.ended;
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

  /** From now on they open nothing, whether or not `remove` finds room to write; returns what it does, if it does. */
  const end = async <T>(ids: string[], remove: () => Promise<T>): Promise<T | undefined> => {
    for (const id of ids) refused.add(id);
    try {
      const done = await remove();
      for (const id of ids) refused.delete(id);
      return done;
    } catch (error) {
      if (error instanceof AppError) {
        for (const id of ids) refused.delete(id);
        throw error;
      }
      const fields = { event: "session.end_not_stored", count: ids.length };
      log.error(
        { ...fields, err: redactValues(error) },
        "Sessions are ended in this process alone, until their rows can be removed.",
      );
      return undefined;
    }
  };

  const idsOf = async (userId: string) => {
    const rows = await db.read
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId));
    return rows.map(({ id }) => id);
  };

  const remove = (ids: string[]) =>
    db.write(async (tx) => {
      await tx.delete(sessions).where(inArray(sessions.id, ids));
      return true;
    });

  /** Whether the rows are gone, too. */
  const endAll = async (ids: string[]) => (await end(ids, () => remove(ids))) ?? false;

  return {
    start: async ({ userId, userAgent, address, isBrowser }: NewSession): Promise<Access> => {
      const time = now();
      const createdAt = time.toISOString();
      const session: SessionRow = {
        id: newId(),
        userId,
        device: deviceName(userAgent),
        network: networkOf(address),
        isBrowser,
        createdAt,
        lastUsedAt: createdAt,
        expiresAt: expiryOf(time),
        provenAt: createdAt,
      };
      await db.write((tx) => tx.insert(sessions).values(session));
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
    endOne: async (user: User, id: string) => {
      const open = await listOf(user);
      if (!open.some((row) => row.id === id)) throw notFound("Session");
      return endAll([id]);
    },

    /** Every one of the user; returns whether their rows are gone, too. */
    endAll: async (userId: string) => endAll(await idsOf(userId)),

    /** Every one but this, which goes on with what is returned. */
    endOthers: async (current: SessionRow): Promise<Access> => {
      const others = (await idsOf(current.userId)).filter((id) => id !== current.id);
      const renewed = await end(others, () => db.write((tx) => endOtherSessions(tx, current)));
      return issue(renewed ?? current);
    },

    /** Removes the rows of sessions that are over. */
    removeOld: async () => {
      const ended = [...refused];
      const isOver = or(lte(sessions.expiresAt, now().toISOString()), inArray(sessions.id, ended));
      const removed = await db.write((tx) =>
        tx.delete(sessions).where(isOver).returning({ id: sessions.id }),
      );
      for (const id of ended) refused.delete(id);
      use.forgetOld();
      return { sessions: removed.length };
    },
  };
};
export type SessionsService = ReturnType<typeof createSessionsService>;
