import type { AuditAction } from "shared/audit";
import type { Database } from "#db/client.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Log } from "../lib/log.ts";
import { type Actor, product } from "./actor.ts";
import { addEntries } from "./add-entries.ts";
import type { AttributedEvent, AuditEvent } from "./audit-event.ts";

const flushMilliseconds = 1_000;
const minute = 60_000;
/** Entries of one kind in a minute; those above are counted. */
const mostOfKind = 60;
/** While nothing can be written. */
const mostWaiting = 5_000;

type Minute = { since: number; taken: number; more: number };

/** Lets so many events of a kind through in a minute, and tells of the others in one. */
const createFloodGate = () => {
  const minutes = new Map<AuditAction, Minute>();
  const closeOver = (time: number): AttributedEvent[] =>
    [...minutes].flatMap(([action, { since, more }]) => {
      if (time >= since && time < since + minute) return [];
      minutes.delete(action);
      return more > 0 ? [{ action, after: { more }, by: product, at: new Date(time) }] : [];
    });
  return {
    isOpen: () => minutes.size > 0,
    /** Those that were counted in minutes that are over. */
    closeOver,
    lets: (action: AuditAction, time: number) => {
      const current = minutes.get(action) ?? { since: time, taken: 0, more: 0 };
      minutes.set(action, current);
      if (current.taken === mostOfKind) current.more += 1;
      else current.taken += 1;
      return current.more === 0;
    },
  };
};

type Deps = { db: Pick<Database, "write">; log: Log; now: () => Date };

/** Entries of what happens without a transaction: they are written soon, together, and again where that fails. */
export const createEventLog = ({ db, log, now }: Deps) => {
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
      const at = now();
      if (gate.lets(event.action, at.getTime())) waiting.push({ ...event, by, at });
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
