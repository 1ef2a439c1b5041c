import { and, eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { readAddress as parse } from "#inbox/mailbox/mailbox-connection.ts";
import { createMailboxWorker } from "#inbox/mailbox/mailbox-worker.ts";
import { createMailboxSettingsService } from "#inbox/mailbox-settings/mailbox-settings.service.ts";
import { readStoredMailbox } from "#inbox/mailbox-settings/stored-mailbox.ts";
import { replyDeadline } from "#inbox/messages/reply-deadline.ts";
import { createIsMailboxPort } from "#mail/settings/mail-ports.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import { emailKey } from "#platform/email-key.ts";
import { users } from "#tables/users.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

/** The way of answers into the product. */
export const wireMailbox = (
  deps: ServiceDeps,
  content: ContentService,
  mail: Mail,
  diskSpace: DiskSpaceMonitor,
) => {
  const { db, settings, log, now } = deps;
  const { mailServer } = mail;
  const readAddress = async () =>
    settings.IMAP_URL ?? (await readStoredMailbox(db.read, mail.encryption, log));

  const isTeam = async (address: string) => {
    const mailbox = await readAddress();
    const sender = mailServer.connection?.from.address ?? settings.MAIL_FROM.address;
    const own = [sender, mailServer.inbox, ...(mailbox ? [parse(mailbox).user] : [])];
    if (own.some((one) => emailKey(one) === emailKey(address))) return true;
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
    encryption: mail.encryption,
    writeAccounts: mail.writeAccounts,
    isMailboxPort: deps.isMailPort ?? createIsMailboxPort(settings.SMTP_PORTS),
    onChange: mailboxWorker.changed,
  });
  return { mailboxWorker, mailboxSettings };
};
