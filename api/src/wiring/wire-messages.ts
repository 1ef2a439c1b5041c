import { createMessageIntake } from "../features/messages/message-intake.ts";
import { createRateLimiter } from "../lib/rate-limiter.ts";
import { createMailQueue } from "../outbox/mail-queue.ts";
import { createMailWorker } from "../outbox/mail-worker.ts";
import { createMailWriter } from "../outbox/mail-writer.ts";
import { createMailer } from "../outbox/mailer.ts";
import type { ServiceDeps } from "./service-deps.ts";

/** Messages a minute over all visitors together, above which they are stored but not mailed. */
const floodLimit = { limit: 600, seconds: 60 };

const openMailer = ({ SMTP_URL, MAIL_FROM, MAIL_TO }: ServiceDeps["settings"]) =>
  SMTP_URL ? createMailer({ url: SMTP_URL, from: MAIL_FROM, inbox: MAIL_TO }) : undefined;

/** The outbox, and what services of visitors' messages need of it. */
export const wireMessages = ({ db, settings, log, now }: ServiceDeps) => {
  const mailer = openMailer(settings);
  const outboxDeps = { db, now, canSend: mailer !== undefined };
  const queue = createMailQueue({ ...outboxDeps, inbox: settings.MAIL_TO });
  const mailWorker = createMailWorker({ queue, mailer, log, now });
  const messageLimiter = createRateLimiter(floodLimit, now);
  const messageDeps = {
    db,
    now,
    createIntake: createMessageIntake({ ...outboxDeps, onStored: mailWorker.notify }),
    writeWithMails: createMailWriter(outboxDeps, mailWorker.notify),
    mailContext: { operator: settings.MAIL_TO, publicUrl: settings.PUBLIC_URL },
    isFlood: () => messageLimiter.take("all") > 0,
  };
  return { mailWorker, outboxDeps, messageDeps };
};
