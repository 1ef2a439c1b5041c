import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { createMailWriter, type EnqueueMails } from "../mail-writer.ts";
import { createMailLimits, type MailLimits } from "./mail-limits.ts";
import { removeUnwantedDigests } from "./remove-unwanted-digests.ts";

export type AccountMails = {
  /** False without a mail server; then no account mail is written. */
  canSend: boolean;
  send: EnqueueMails;
  limits: MailLimits;
  at: Date;
  settings: SiteSettings;
  publicUrl: string;
};

/** Changes accounts and stores the notification mails in the same transaction. */
export type WriteAccounts = <T>(
  job: (tx: Transaction, mails: AccountMails) => Promise<T>,
) => Promise<T>;

type Deps = {
  db: Database;
  now: () => Date;
  mailServer: { readonly canSend: boolean };
  readSettings: () => Promise<SiteSettings>;
  publicUrl: string;
  limitSecret: string;
};

export const createAccountWriter = (deps: Deps, onWritten: () => void): WriteAccounts => {
  const { mailServer, readSettings, publicUrl, now, limitSecret: secret } = deps;
  const openLimits = createMailLimits({ now, secret });
  const write = createMailWriter(deps, onWritten);
  return async (job) => {
    const { canSend } = mailServer;
    const limits = openLimits();
    const context = { canSend, limits, at: now(), settings: await readSettings(), publicUrl };
    return write(async (tx, enqueue) => {
      const send: EnqueueMails = async (mails) => (canSend ? enqueue(mails) : undefined);
      const done = await job(tx, { ...context, send });
      await removeUnwantedDigests(tx);
      return done;
    });
  };
};
