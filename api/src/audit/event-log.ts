import type { Database } from "#db/client.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Log } from "../lib/log.ts";
import { createRateLimiter } from "../lib/rate-limiter.ts";
import type { Actor } from "./actor.ts";
import { addEntries } from "./add-entries.ts";
import type { AttributedEvent, AuditEvent } from "./audit-event.ts";

/** Entries from one account or address in ten minutes. Refused requests cost a stranger nothing. */
const rateLimit = { most: 60, seconds: 600 };
/** While nothing can be written. */
const mostWaiting = 5_000;

type Deps = {
  db: Pick<Database, "write">;
  log: Log;
  now: () => Date;
  /** Called for each event, also beyond the limit. */
  onEvent?: ((event: AuditEvent) => void) | undefined;
};

/** Adds entries about events without a transaction of their own. Entries that cannot be written wait for the next ones. */
export const createEventLog = ({ db, log, now, onEvent }: Deps) => {
  const limiter = createRateLimiter({ seconds: rateLimit.seconds, now });
  let waiting: AttributedEvent[] = [];
  let writing = Promise.resolve();

  const write = async () => {
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      await db.write((tx) => addEntries(tx, events));
    } catch (error) {
      waiting = [...events, ...waiting].slice(0, mostWaiting);
      const fields = { event: "audit.not_written", count: waiting.length };
      log.error({ ...fields, err: redactValues(error) }, "Activity log not written; retrying.");
    }
  };

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    note: (by: Actor, event: AuditEvent) => {
      onEvent?.(event);
      if (limiter.take(by.id ?? by.address ?? "", rateLimit.most) > 0) return;
      waiting.push({ ...event, by, at: now() });
      void flush();
    },
    flush,
    stop: flush,
  };
};
export type EventLog = ReturnType<typeof createEventLog>;
