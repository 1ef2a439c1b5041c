import { mailboxKey } from "../../lib/email-key.ts";
import { rateLimited } from "../../lib/errors.ts";
import { createRateLimiter } from "../../lib/rate-limiter.ts";

const toAddress = 3;
const byAccount = 5;

/** How many mails an hour people can have sent to addresses that nobody has shown to be theirs. */
export const createMailLimits = (now: () => Date) => {
  const window = { seconds: 3_600, now };
  const addresses = createRateLimiter(window);
  const accounts = createRateLimiter(window);
  const takeAddress = (email: string) => addresses.take(mailboxKey(email), toAddress);
  return {
    /** Whether one more may go there. */
    allows: (email: string) => takeAddress(email) === 0,

    /** 429 for the sixth e-mail that is tried for an account. */
    countTry: (userId: string) => {
      const seconds = accounts.take(userId, byAccount);
      if (seconds > 0) throw rateLimited(seconds);
    },

    /** 429 for the fourth mail. */
    countMail: (email: string) => {
      const seconds = takeAddress(email);
      if (seconds > 0) throw rateLimited(seconds);
    },
  };
};
export type MailLimits = ReturnType<typeof createMailLimits>;
