import type { Database } from "#db/client.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Log } from "../lib/log.ts";
import type { Actor } from "./actor.ts";
import { addEntries } from "./add-entries.ts";
import type { AttributedEvent, AuditEvent } from "./audit-event.ts";
import { createFloodGate } from "./flood-gate.ts";

const flushMilliseconds = 1_000;
/** While nothing can be written. */
const mostWaiting = 5_000;

type Deps = {
  db: Pick<Database, "write">;
  log: Log;
  now: () => Date;
  /** Told of each event, also of those that a flood keeps out of the log. */
  onEvent?: ((event: AuditEvent) => void) | undefined;
};

/** Entries of what happens without a transaction: they are written soon, together, and again where that fails. */
export const createEventLog = ({ db, log, now, onEvent }: Deps) => {
  const gate = createFloodGate();
  let waiting: AttributedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const write = async () => {
    waiting.push(...gate.closeOver(now().getTime()));
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      await db.write((tx) => addEntries(tx, events));
    } catch (error) {
      waiting = [...events, ...waiting].slice(0, mostWaiting);
      const fields = {
        event: "audit.not_written",
        count: waiting.length,
        err: redactValues(error),
      };
      log.error(fields, "Entries of the activity log cannot be written; they are tried again.");
    }
  };

  const arm = () => {
    if (timer || isStopped) return;
    timer = setTimeout(async () => {
      await write();
      timer = undefined;
      if (waiting.length > 0 || gate.isOpen()) arm();
    }, flushMilliseconds).unref();
  };

  return {
    /** Costs whoever causes it nothing. */
    note: (by: Actor, event: AuditEvent) => {
      onEvent?.(event);
      const at = now();
      if (gate.lets(by, event.action, at.getTime())) waiting.push({ ...event, by, at });
      arm();
    },
    /** Writes what waits. */
    flush: write,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await write();
    },
  };
};
export type EventLog = ReturnType<typeof createEventLog>;
