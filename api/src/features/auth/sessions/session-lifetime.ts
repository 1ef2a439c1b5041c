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

type Times = { now: Date; lastUsedAt: number };

/** Why the session is over; `undefined` while it is not. */
export const endingOf = ({ expiresAt }: SessionRow, role: string, { now, lastUsedAt }: Times) => {
  const time = now.getTime();
  if (time >= Date.parse(expiresAt)) return endings.expired;
  return time - lastUsedAt >= mostIdle(role) ? endings.idle : undefined;
};
