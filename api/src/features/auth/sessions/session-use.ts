import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { type SessionRow, sessions } from "#db/schema/sessions.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Log } from "../../../lib/log.ts";
import { lifetimeHours } from "./session-lifetime.ts";

type Deps = { db: Database; log: Log; now: () => Date };
type Use = { at: number; writtenAt: number };

const minute = 60_000;

/** When sessions were last used: at once in memory, in their rows once a minute at most. */
export const createSessionUse = ({ db, log, now }: Deps) => {
  const uses = new Map<string, Use>();

  const write = async (id: string, lastUsedAt: string) => {
    try {
      await db.write((tx) => tx.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id)));
    } catch (error) {
      const fields = { event: "session.use_not_stored", err: redactValues(error) };
      log.warn(fields, "When a session was last used could not be stored.");
    }
  };

  const lastUsedAt = ({ id, lastUsedAt: stored }: SessionRow) =>
    Math.max(Date.parse(stored), uses.get(id)?.at ?? 0);

  return {
    /** Milliseconds. */
    lastUsedAt,
    /** Waits for nothing: no request is slower or fails for it. */
    note: (row: SessionRow) => {
      const time = now();
      const at = time.getTime();
      const { writtenAt } = uses.get(row.id) ?? { writtenAt: Date.parse(row.lastUsedAt) };
      const isDue = Math.abs(at - writtenAt) >= minute;
      uses.set(row.id, { at, writtenAt: isDue ? at : writtenAt });
      if (isDue) void write(row.id, time.toISOString());
    },
    /** What no session can be asked for any more. */
    forgetOld: () => {
      const oldest = now().getTime() - lifetimeHours * 60 * minute;
      for (const [id, { at }] of uses) if (at < oldest) uses.delete(id);
    },
  };
};
