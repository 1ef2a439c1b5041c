import { backoffDelay } from "#platform/async/backoff.ts";
import type { SendFailure } from "./classify-smtp-error.ts";

const backoff = { first: 1_000, longest: 60_000 };

export const createServerBackoff = (now: () => Date) => {
  let failures = 0;
  let until = 0;
  const remaining = () => {
    const delay = until - now().getTime();
    // A longer delay means that the clock was set back.
    return delay > backoff.longest ? 0 : delay;
  };
  return {
    isFailing: () => failures > 0,
    remaining,
    /** Records the result of a mail. An error about a single mail shows that the server works. */
    record: (failure: SendFailure | undefined) => {
      if (failure?.kind !== "server") {
        failures = 0;
        until = 0;
        return;
      }
      // Mails that fail together count once.
      if (remaining() > 0) return;
      until = now().getTime() + backoffDelay(failures, backoff);
      failures += 1;
    },
    /** The next mail may try it at once. */
    retryNow: () => {
      until = 0;
    },
    /** It is another server. */
    reset: () => {
      failures = 0;
      until = 0;
    },
  };
};
export type ServerBackoff = ReturnType<typeof createServerBackoff>;
