import type { ContentService } from "#content/snapshot/content.service.ts";
import { createMessageIntake } from "#inbox/forms/message-intake.ts";
import { createMailWriter } from "#mail/mail-writer.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

export const wireMessages = (
  { db, settings, secrets, now }: ServiceDeps,
  content: ContentService,
  { outboxDeps, mailWorker, mailServer }: Mail,
) => {
  const readMailContext = async () => ({
    operator: mailServer.inbox,
    publicUrl: settings.PUBLIC_URL,
    settings: await content.readSettings(),
  });
  return {
    db,
    now,
    createIntake: createMessageIntake({ ...outboxDeps, onStored: mailWorker.notify }),
    writeWithMails: createMailWriter(outboxDeps, mailWorker.notify),
    readMailContext,
    limitSecret: secrets.encryption,
  };
};
