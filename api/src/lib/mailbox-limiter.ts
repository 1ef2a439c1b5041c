import { mailboxKey } from "./email-key.ts";
import { siteOf } from "./ip-address.ts";
import { createRateLimiter } from "./rate-limiter.ts";

/** Mails an hour. */
const fromSite = 3;
const inAll = 12;

/** Mails that anybody can have sent to anybody: what a stranger asks for leaves room for the owner. */
export const createMailboxLimiter = (now: () => Date) => {
  const window = { seconds: 3_600, now };
  const sites = createRateLimiter(window);
  const mailboxes = createRateLimiter(window);
  return {
    /** 0, or the seconds until whoever asks from `address` may have one more sent. */
    take: (email: string, address: string | null) => {
      const mailbox = mailboxKey(email);
      const seconds = sites.take(`${siteOf(address ?? "")} ${mailbox}`, fromSite);
      return seconds > 0 ? seconds : mailboxes.take(mailbox, inAll);
    },
  };
};
