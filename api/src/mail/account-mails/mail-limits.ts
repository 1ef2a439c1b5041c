import { createSharedLimiter } from "#platform/db/limits/shared-limiter.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mailboxKey } from "#platform/email-key.ts";
import { rateLimited } from "#platform/errors.ts";
import { toSite } from "#platform/web/ip-address.ts";

/** Mails an hour: what a stranger asks for leaves room for the owner. */
const fromSite = 3;
const inAll = 12;
const byAccount = 5;

type Options = { now: () => Date; secret: string };

const createMailboxLimiter = (name: string, options: Options) => {
  const limiter = createSharedLimiter({ name, seconds: 3_600, ...options });
  /** 0, or the seconds until whoever asks from `address` may have one more sent. */
  return async (tx: Transaction, email: string, address: string | null) => {
    const mailbox = mailboxKey(email);
    const ofSite = `${toSite(address ?? "")} ${mailbox}`;
    const counts = await limiter.open(tx, [ofSite, mailbox]);
    const seconds = counts.take(ofSite, fromSite) || counts.take(mailbox, inAll);
    await counts.save();
    return seconds;
  };
};

/**
 * Limits mails per hour to unverified addresses. Returns a function that opens the limits for one write, whose job may
 * run again.
 */
export const createMailLimits = (options: Options) => {
  const takeMail = createMailboxLimiter("account mail", options);
  const takePasswordLink = createMailboxLimiter("password link", options);
  const accounts = createSharedLimiter({
    name: "e-mails of an account",
    seconds: 3_600,
    ...options,
  });
  const refuse = (seconds: number) => {
    if (seconds > 0) throw rateLimited(seconds);
  };
  return () => {
    let waitHere: number | undefined;
    return {
      /** Returns true if the client at `address` may have another mail sent to `email`. */
      allows: async (tx: Transaction, email: string, address: string | null) =>
        (await takeMail(tx, email, address)) === 0,

      allowsPasswordLink: async (tx: Transaction, email: string, address: string | null) =>
        (await takePasswordLink(tx, email, address)) === 0,

      /**
       * 429 for the sixth e-mail that is tried for an account. Tries that are refused for something else count here
       * alone.
       */
      countTry: async (tx: Transaction, userId: string) => {
        waitHere ??= accounts.takeHere(userId, byAccount);
        refuse(waitHere);
        refuse(await accounts.take(tx, userId, byAccount));
      },

      /** 429 where that is not allowed. */
      countMail: async (tx: Transaction, email: string, address: string | null) =>
        refuse(await takeMail(tx, email, address)),
    };
  };
};
export type MailLimits = ReturnType<ReturnType<typeof createMailLimits>>;
