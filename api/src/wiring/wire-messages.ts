import type { ContentService } from "../features/content/content.service.ts";
import { createMessageIntake } from "../features/messages/message-intake.ts";
import { createRateLimiter } from "../lib/rate-limiter.ts";
import { createMailWriter } from "../outbox/mail-writer.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

/** Messages a minute over all visitors together, above which they are stored but not mailed. */
const floodLimit = 600;

/** What services of visitors' messages need. */
export const wireMessages = (
  { db, settings, now }: ServiceDeps,
  content: ContentService,
  { outboxDeps, mailWorker, mailServer }: Mail,
) => {
  const messageLimiter = createRateLimiter({ seconds: 60, now });
  return {
    db,
    now,
    createIntake: createMessageIntake({ ...outboxDeps, onStored: mailWorker.notify }),
    writeWithMails: createMailWriter(outboxDeps, mailWorker.notify),
    readMailContext: async () => ({
      operator: mailServer.inbox,
      publicUrl: settings.PUBLIC_URL,
      settings: await content.readSettings(),
    }),
    isFlood: () => messageLimiter.take("all", floodLimit) > 0,
  };
};
