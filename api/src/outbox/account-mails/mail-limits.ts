import { rateLimited } from "../../lib/errors.ts";
import { createMailboxLimiter } from "../../lib/mailbox-limiter.ts";
import { createRateLimiter } from "../../lib/rate-limiter.ts";

const byAccount = 5;

/** How many mails an hour people can have sent to addresses that nobody has shown to be theirs. */
export const createMailLimits = (now: () => Date) => {
  const mailboxes = createMailboxLimiter(now);
  const accounts = createRateLimiter({ seconds: 3_600, now });
  const refuse = (seconds: number) => {
    if (seconds > 0) throw rateLimited(seconds);
  };
  return {
    /** Whether whoever asks from `address` may have one more sent to the e-mail. */
    allows: (email: string, address: string | null) => mailboxes.take(email, address) === 0,

    /** 429 for the sixth e-mail that is tried for an account. */
    countTry: (userId: string) => refuse(accounts.take(userId, byAccount)),

    /** 429 where that is not allowed. */
    countMail: (email: string, address: string | null) => refuse(mailboxes.take(email, address)),
  };
};
export type MailLimits = ReturnType<typeof createMailLimits>;
