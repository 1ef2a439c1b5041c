import { isDeepStrictEqual } from "node:util";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { createAccountWriter } from "#mail/account-mails/account-writer.ts";
import { createMailQueue } from "#mail/mail-queue.ts";
import { createMailServer } from "#mail/mail-server.ts";
import { createMailWorker } from "#mail/mail-worker.ts";
import { createTxtResolver } from "#mail/settings/mail-domain.ts";
import { createIsMailPort } from "#mail/settings/mail-ports.ts";
import { createMailSettingsService } from "#mail/settings/mail-settings.service.ts";
import { readStoredConnection } from "#mail/settings/stored-mail-settings.ts";
import { createEncryption } from "#platform/encryption.ts";
import type { ServiceDeps } from "./service-deps.ts";

/** The way of mails out of the product, and its settings. */
export const wireMail = (deps: ServiceDeps, content: ContentService) => {
  const { db, settings, secrets, resolveTxt, log, now } = deps;
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: inbox } = settings;
  const environment = { url, from, inbox };
  const encryption = createEncryption(Buffer.from(secrets.encryption, "base64"));
  const readCompanyName = async () => (await content.readSettings()).company.name;
  const mailServer = createMailServer({
    environment,
    readCompanyName,
    readStored: () => readStoredConnection(db.read, encryption, log),
  });
  const outboxDeps = { db, now, mailServer };
  const queue = createMailQueue(outboxDeps);
  const mailWorker = createMailWorker({ queue, mailServer, log, now });
  const { readSettings } = content;
  const publicUrl = settings.PUBLIC_URL;
  const accountDeps = { ...outboxDeps, readSettings, publicUrl, limitSecret: secrets.encryption };
  const writeAccounts = createAccountWriter(accountDeps, mailWorker.notify);
  const mailSettings = createMailSettingsService({
    db,
    now,
    environment,
    readCompanyName,
    writeAccounts,
    encryption,
    resolveTxt: resolveTxt ?? createTxtResolver(),
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
    outboxDeps,
    encryption,
    readCompanyName,
    writeAccounts,
  };
};
export type Mail = ReturnType<typeof wireMail>;
