import type { Reply } from "./api.ts";
import { siteLimits } from "./limits.ts";

/**
 * Whether a message has yet to arrive: no answer came, or one about the server's own state. Any other
 * refusal is about the message, and the same again would be refused again.
 */
export const isForLater = (reply: Reply | undefined) =>
  !reply || reply.status >= 500 || reply.status === 429;

const { first, longest, longestAsked } = siteLimits.resend;

/** The rest (ms) after so many tries; not shorter than the server asks for, within reason. */
export const restAfter = (tries: number, reply: Reply | undefined) =>
  Math.max(
    Math.min(first * 2 ** (tries - 1), longest),
    Math.min((reply?.retryAfter ?? 0) * 1_000, longestAsked),
  );
