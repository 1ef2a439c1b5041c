import type { AuditAction } from "shared/audit/audit";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import { addEntries } from "./add-entries.ts";
import type { AttributedEvent, AuditEvent } from "./audit-event.ts";

/** Anybody can cause these without limit. */
const refusals = new Set<AuditAction>([
  "access.refused",
  "limit.reached",
  "proof.failed",
  "sign_in.failed",
]);
/**
 * Entries about refusals in ten minutes: of one action by one account or address, and of one action by all
 * strangers.
 */
const limits = { seconds: 600, perActor: 60, ofStrangers: 1_000 };
const retryMilliseconds = 10_000;
/** While nothing can be written. */
const mostWaiting = 5_000;

type Deps = {
  db: Pick<Database, "write">;
  log: Log;
  now: () => Date;
  /** Called for each event, also beyond the limit. */
  onEvent?: ((event: AuditEvent) => void) | undefined;
};

/** Adds entries about events outside a transaction and retries failed writes. */
export const createEventLog = ({ db, log, now, onEvent }: Deps) => {
  const limiter = createRateLimiter({ seconds: limits.seconds, now });
  let waiting: AttributedEvent[] = [];
  let writing = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const isOverLimit = ({ id, address }: Actor, action: AuditAction) =>
    limiter.take(`${action} ${id ?? address}`, limits.perActor) > 0 ||
    (id === null && limiter.take(action, limits.ofStrangers) > 0);

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
      clearTimeout(retry);
      retry = setTimeout(flush, retryMilliseconds).unref();
    }
  };

  function flush() {
    writing = writing.then(write);
    return writing;
  }

  return {
    note: (by: Actor, event: AuditEvent) => {
      onEvent?.(event);
      if (refusals.has(event.action) && isOverLimit(by, event.action)) return;
      waiting.push({ ...event, by, at: now() });
      void flush();
    },
    flush,
    stop: async () => {
      await flush();
      clearTimeout(retry);
    },
  };
};
export type EventLog = ReturnType<typeof createEventLog>;
