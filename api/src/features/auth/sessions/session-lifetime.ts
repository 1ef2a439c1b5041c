import { adminRole } from "shared/users";
import type { SessionRow } from "#db/schema/sessions.ts";

export const lifetimeHours = 12;
const adminIdleMinutes = 60;
const minute = 60_000;

export const expiryOf = (createdAt: Date) =>
  new Date(createdAt.getTime() + lifetimeHours * 60 * minute).toISOString();

const mostIdle = (role: string) =>
  (role === adminRole ? adminIdleMinutes : lifetimeHours * 60) * minute;

/** What is told to whoever has a genuine token that opens nothing any more. */
export const endings = {
  expired: `You were signed out: a session lasts ${lifetimeHours} hours at most.`,
  idle: "You were signed out, because nothing was done here for an hour.",
  ended: "This session was ended. Please sign in again.",
};

/** Sessions that began later (ISO 8601) are from a clock that was put back, and would last too long. */
export const latestStart = (now: Date) => new Date(now.getTime() + minute).toISOString();

type Times = { now: Date; lastUsedAt: number };

/** Why the session is over; `undefined` while it is not. */
export const endingOf = (
  { createdAt, expiresAt }: SessionRow,
  role: string,
  { now, lastUsedAt }: Times,
) => {
  const time = now.getTime();
  if (time >= Date.parse(expiresAt) || createdAt > latestStart(now)) return endings.expired;
  return time - lastUsedAt >= mostIdle(role) ? endings.idle : undefined;
};
