import { messageOf, type Reply } from "../lib/api.ts";
import { siteLimits } from "../lib/limits.ts";

/** Whether the API itself took the message; a stranger on the way may answer 2xx to anything. */
const isTaken = (reply: Reply) => reply.status === 201 && messageOf(reply) !== undefined;

/** The answer, unless it is one that the API does not give to a message: then none came. */
export const answerOfApi = (reply: Reply | undefined) =>
  reply && (reply.status >= 400 || isTaken(reply)) ? reply : undefined;

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
