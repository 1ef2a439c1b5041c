import { isDeepStrictEqual } from "node:util";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { DomainDeps } from "#platform/domain-deps.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Settings } from "#platform/env/env.ts";
import { createAccountWriter } from "./account-mails/account-writer.ts";
import { createRecordAndNotify } from "./account-mails/record-and-notify.ts";
import type { OpenFiles } from "./attachments.ts";
import { createMailQueue, type RecordPlanned } from "./delivery/mail-queue.ts";
import { createMailWorker } from "./delivery/mail-worker.ts";
import type { MailBrand } from "./layout/mail-brand.ts";
import { createMailServer } from "./mail-server.ts";
import { createMailWriter } from "./mail-writer.ts";
import { createOutboxService } from "./outbox/outbox.service.ts";
import { createTxtResolver, type ResolveTxt } from "./settings/mail-domain.ts";
import { createIsMailPort } from "./settings/mail-ports.ts";
import { createMailSettingsService } from "./settings/mail-settings.service.ts";
import { readStoredConnection } from "./settings/stored-mail-settings.ts";

export type MailDeps = DomainDeps & {
  settings: Pick<Settings, "PUBLIC_URL" | "SMTP_URL" | "SMTP_PORTS" | "MAIL_FROM" | "MAIL_TO">;
  secrets: { encryption: string };
  encryption: Encryption;
  readSettings: () => Promise<SiteSettings>;
  readBrand: () => Promise<MailBrand>;
  openFiles: OpenFiles;
  recordPlanned: RecordPlanned;
  /** Reads TXT records of a domain; by default asks the system's resolver. */
  resolveTxt?: ResolveTxt;
  /** Allows ports of mail servers that admins name; by default the usual ones. */
  isMailPort?: ((port: number) => boolean) | undefined;
};

/** Mails as rows, their delivery, and the settings of the mail server. */
export const createMail = (deps: MailDeps) => {
  const { db, log, now, settings, encryption, readSettings, readBrand } = deps;
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: inbox, PUBLIC_URL: publicUrl } = settings;
  const environment = { url, from, inbox };
  const mailServer = createMailServer({
    environment,
    readBrand,
    openFiles: deps.openFiles,
    readStored: () => readStoredConnection(db.read, encryption, log),
  });
  const queueDeps = { db, now, mailServer };
  const queue = createMailQueue({ ...queueDeps, recordPlanned: deps.recordPlanned });
  const mailWorker = createMailWorker({ queue, mailServer, log, now });
  const limitSecret = deps.secrets.encryption;
  const accountDeps = { ...queueDeps, readSettings, publicUrl, limitSecret };
  const writeAccounts = createAccountWriter(accountDeps, mailWorker.notify);
  const mailSettings = createMailSettingsService({
    db,
    now,
    environment,
    readBrand,
    writeAccounts,
    encryption,
    resolveTxt: deps.resolveTxt ?? createTxtResolver(),
    isMailPort: deps.isMailPort ?? createIsMailPort(settings.SMTP_PORTS),
    isInUse: (connection) => isDeepStrictEqual(connection, mailServer.connection),
    onChange: async () => {
      await mailServer.reload();
      mailWorker.serverChanged();
    },
  });
  return {
    mailServer,
    mailWorker,
    mailSettings,
    outbox: createOutboxService({ ...queueDeps, readBrand, onRetry: mailWorker.retryNow }),
    writeWithMails: createMailWriter(queueDeps, mailWorker.notify),
    writeAccounts,
    recordAndNotify: createRecordAndNotify({ writeAccounts, now }),
  };
};
