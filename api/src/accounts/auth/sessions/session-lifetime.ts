import { eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import { type SessionRow, sessions } from "#tables/accounts.ts";

export const lifetimeHours = 12;
const adminIdleMinutes = 60;
const minute = 60_000;

export const toExpiry = (createdAt: Date) =>
  new Date(createdAt.getTime() + lifetimeHours * 60 * minute).toISOString();

const maxIdle = (role: string) =>
  (role === adminRole ? adminIdleMinutes : lifetimeHours * 60) * minute;

/** Answers to a genuine token whose session is over. */
export const endings = {
  expired: `You were signed out: sessions last at most ${lifetimeHours} hours.`,
  idle: "You were signed out after an hour without activity.",
  ended: "You were signed out. Please sign in again.",
};

/** Sessions that began later (ISO 8601) are from a clock that was put back, and would last too long. */
export const latestStart = (now: Date) => new Date(now.getTime() + minute).toISOString();

type Times = { now: Date; lastUsedAt: number };

/** Returns why the session is over, or `undefined` for an open one. */
export const findEnding = (
  { createdAt, expiresAt }: SessionRow,
  role: string,
  { now, lastUsedAt }: Times,
) => {
  const time = now.getTime();
  if (time >= Date.parse(expiresAt) || createdAt > latestStart(now)) return endings.expired;
  return time - lastUsedAt >= maxIdle(role) ? endings.idle : undefined;
};

type Deps = { db: Database; log: Log; now: () => Date };

const writeUse = async ({ db, log }: Deps, id: string, lastUsedAt: string) => {
  try {
    await db.write((tx) => tx.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id)));
  } catch (error) {
    const fields = { event: "session.use_not_stored", err: redactValues(error) };
    log.warn(fields, "Could not record when a session was last used.");
  }
};

/** Records the last use of sessions: at once in memory, once a minute at most in their rows. */
export const createSessionUse = (deps: Deps) => {
  const uses = new Map<string, { at: number; writtenAt: number }>();
  return {
    /** Milliseconds since 1970. */
    lastUsedAt: ({ id, lastUsedAt: stored }: SessionRow) =>
      Math.max(Date.parse(stored), uses.get(id)?.at ?? 0),

    /** Doesn't wait for the row: requests get neither slower nor fail for it. */
    note: (row: SessionRow) => {
      const time = deps.now();
      const at = time.getTime();
      const { writtenAt } = uses.get(row.id) ?? { writtenAt: Date.parse(row.lastUsedAt) };
      const isDue = Math.abs(at - writtenAt) >= minute;
      uses.set(row.id, { at, writtenAt: isDue ? at : writtenAt });
      if (isDue) void writeUse(deps, row.id, time.toISOString());
    },

    /** Forgets sessions that have expired in any case. */
    forgetOld: () => {
      const oldest = deps.now().getTime() - lifetimeHours * 60 * minute;
      for (const [id, { at }] of uses) if (at < oldest) uses.delete(id);
    },
  };
};
export type SessionUse = ReturnType<typeof createSessionUse>;
