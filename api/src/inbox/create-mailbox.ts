import { and, eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import type { MailServer } from "#mail/mail-server.ts";
import { createIsMailboxPort } from "#mail/settings/mail-ports.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { emailKey } from "#platform/email-key.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Settings } from "#platform/env/env.ts";
import { users } from "#tables/accounts.ts";
import { readAddress as parseAddress } from "./mailbox/mailbox-connection.ts";
import { createMailboxWorker } from "./mailbox/mailbox-worker.ts";
import { createMailboxSettingsService } from "./mailbox-settings/mailbox-settings.service.ts";
import { readStoredMailbox } from "./mailbox-settings/stored-mailbox.ts";
import { replyDeadline } from "./messages/reply-deadline.ts";

export type MailboxDeps = DomainDeps & {
  settings: Pick<Settings, "IMAP_URL" | "SMTP_PORTS" | "MAIL_FROM">;
  encryption: Encryption;
  content: { readSettings: () => Promise<SiteSettings> };
  mailServer: Pick<MailServer, "connection" | "inbox">;
  writeAccounts: WriteAccounts;
  diskSpace: DiskSpaceMonitor;
  /** Allows ports of mail servers that admins name; by default the usual ones. */
  isMailPort?: ((port: number) => boolean) | undefined;
};

/** Receives guests' mails, and keeps the settings of the mailbox. */
export const createMailbox = (deps: MailboxDeps) => {
  const { db, log, now, settings, encryption, content, mailServer, diskSpace } = deps;
  const readAddress = async () =>
    settings.IMAP_URL ?? (await readStoredMailbox(db.read, encryption, log));

  const isTeam = async (address: string) => {
    const mailbox = await readAddress();
    const sender = mailServer.connection?.from.address ?? settings.MAIL_FROM.address;
    const own = [sender, mailServer.inbox, ...(mailbox ? [parseAddress(mailbox).user] : [])];
    if (own.some((ownAddress) => emailKey(ownAddress) === emailKey(address))) return true;
    const isAdmin = and(eq(users.emailKey, emailKey(address)), eq(users.role, adminRole));
    return (await db.read.$count(users, isAdmin)) > 0;
  };

  const mailboxWorker = createMailboxWorker({
    db,
    now,
    log,
    readAddress,
    isTeam,
    readReplyDeadline: async () => {
      const { hours } = await content.readSettings();
      return (at) => replyDeadline(at, hours);
    },
    hasRoom: async () => !(await diskSpace.isLow()),
  });
  const mailboxSettings = createMailboxSettingsService({
    db,
    now,
    environment: settings.IMAP_URL,
    encryption,
    writeAccounts: deps.writeAccounts,
    isMailboxPort: deps.isMailPort ?? createIsMailboxPort(settings.SMTP_PORTS),
    onChange: mailboxWorker.changed,
  });
  return { mailboxWorker, mailboxSettings };
};
