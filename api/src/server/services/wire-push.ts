import { createPushService } from "#inbox/push/push.service.ts";
import { createPushSender } from "#inbox/push/push-sender.ts";
import { createPushWorker } from "#inbox/push/push-worker.ts";
import { deriveVapidKeys } from "#inbox/push/vapid-keys.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

/** What tells browsers of new messages. */
export const wirePush = (
  { db, settings, secrets, allowPrivatePush = false, log, now }: ServiceDeps,
  { mailServer }: Pick<Mail, "mailServer">,
) => {
  const keys = deriveVapidKeys(secrets.encryption);
  const isPublic = settings.PUBLIC_URL.startsWith("https:");
  const subject = () => (isPublic ? settings.PUBLIC_URL : `mailto:${mailServer.inbox}`);
  const allowPrivate = allowPrivatePush;
  const send = createPushSender({ db, keys, subject, allowPrivate, log, now });
  return {
    push: createPushService({ db, now, keys, allowPrivate }),
    pushWorker: createPushWorker({ db, send, log, now }),
  };
};
