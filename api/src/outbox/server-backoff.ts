import type { SendFailure } from "./classify-smtp-error.ts";

const shortest = 1_000;
const longest = 60_000;

/** Half to all of a pause (ms) that doubles with every try: from a second to a minute. */
export const backoffDelay = (tries: number) =>
  Math.min(longest, shortest * 2 ** tries) * (0.5 + Math.random() / 2);

/** For how long the mail server is left alone, as far as the mails so far have told. */
export const createServerBackoff = (now: () => Date) => {
  let troubles = 0;
  let until = 0;
  const left = () => {
    const rest = until - now().getTime();
    // No rest is so long: the clock was put back.
    return rest > longest ? 0 : rest;
  };
  return {
    isInTrouble: () => troubles > 0,
    /** Milliseconds that are left of a rest; none when it is zero or less. */
    left,
    /** What became of a mail. Whatever the server says of a mail alone shows that it works. */
    note: (trouble: SendFailure | undefined) => {
      if (trouble?.kind !== "server") {
        troubles = 0;
        until = 0;
        return;
      }
      // Mails that fail together count once.
      if (left() > 0) return;
      until = now().getTime() + backoffDelay(troubles);
      troubles += 1;
    },
    end: () => {
      until = 0;
    },
  };
};
