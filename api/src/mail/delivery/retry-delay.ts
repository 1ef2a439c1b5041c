import { withJitter } from "#platform/async/backoff.ts";
import type { mails } from "#tables/mails.ts";

const giveUpMilliseconds = 2 * 24 * 3_600_000;
/** Tries after which a mail is given up that has waited too long, or that the server may have. */
const fewestAttempts = 5;

const shortestDelay = 5_000;
const longestDelays = { temporary: 30 * 60_000, server: 60_000, unconfirmed: 30 * 60_000 };
export const longestRetryDelay = Math.max(...Object.values(longestDelays));

/** Milliseconds until the next try, which grow with the mail's age; `undefined` when it is given up. */
export const retryDelay = (
  mail: typeof mails.$inferSelect,
  reason: keyof typeof longestDelays,
  at: Date,
) => {
  const age = at.getTime() - Date.parse(mail.queuedAt ?? mail.createdAt);
  const isEnough = reason === "unconfirmed" || age > giveUpMilliseconds;
  if (isEnough && mail.attempts >= fewestAttempts) return undefined;
  return withJitter(Math.min(longestDelays[reason], Math.max(shortestDelay, age)));
};
