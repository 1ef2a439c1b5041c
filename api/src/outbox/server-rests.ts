import type { MailTrouble } from "./mail-trouble.ts";

const shortest = 1_000;
const longest = 60_000;

/** Half to all of a pause (ms) that doubles with every try: from a second to a minute. */
export const growingPause = (tries: number) =>
  Math.min(longest, shortest * 2 ** tries) * (0.5 + Math.random() / 2);

/** For how long the mail server is left alone, as far as the mails so far have told. */
export const createServerRests = (now: () => Date) => {
  let troubles = 0;
  let until = 0;
  return {
    isInTrouble: () => troubles > 0,
    /** Milliseconds that are left of a rest; none when it is negative. */
    left: () => until - now().getTime(),
    /** What became of a mail. Whatever the server says of a mail alone shows that it works. */
    note: (trouble: MailTrouble | undefined) => {
      if (trouble?.kind !== "server") {
        troubles = 0;
        until = 0;
        return;
      }
      const at = now().getTime();
      // Mails that fail together count once.
      if (at < until) return;
      until = at + growingPause(troubles);
      troubles += 1;
    },
    end: () => {
      until = 0;
    },
  };
};
