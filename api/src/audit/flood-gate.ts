import type { AuditAction } from "shared/audit";
import { type Actor, product } from "./actor.ts";
import type { AttributedEvent } from "./audit-event.ts";

const minute = 60_000;
/** Entries of one kind in a minute … */
const mostInMinute = 60;
/** … and of those without an account in a day: strangers fill no disk. */
const mostInDay = 1_000;

type Span = { since: number; taken: number; more: number };

/** Lets so many events of a kind through in a span of time (ms), and counts the others. */
const createSpans = (most: number, length: number) => {
  const spans = new Map<AuditAction, Span>();
  return {
    isOpen: () => spans.size > 0,
    isFull: (action: AuditAction) => spans.get(action)?.taken === most,
    /** Tells of those that were counted in spans that are over. */
    closeOver: (time: number): AttributedEvent[] =>
      [...spans].flatMap(([action, { since, more }]) => {
        if (time >= since && time < since + length) return [];
        spans.delete(action);
        return more > 0 ? [{ action, after: { more }, by: product, at: new Date(time) }] : [];
      }),
    lets: (action: AuditAction, time: number) => {
      const current = spans.get(action) ?? { since: time, taken: 0, more: 0 };
      spans.set(action, current);
      if (current.taken === most) current.more += 1;
      else current.taken += 1;
      return current.more === 0;
    },
  };
};

/** Keeps a flood of events out of the activity log, and tells how many they were. */
export const createFloodGate = () => {
  const minutes = createSpans(mostInMinute, minute);
  const days = createSpans(mostInDay, 24 * 60 * minute);
  return {
    /** Whether there is more to tell soon; what a day has counted waits for any entry after it. */
    isOpen: minutes.isOpen,
    closeOver: (time: number) => [...minutes.closeOver(time), ...days.closeOver(time)],
    lets: ({ id }: Actor, action: AuditAction, time: number) => {
      if (id !== null) return minutes.lets(action, time);
      return (days.isFull(action) || minutes.lets(action, time)) && days.lets(action, time);
    },
  };
};
