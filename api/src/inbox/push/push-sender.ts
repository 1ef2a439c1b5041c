import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PushMessage } from "shared/inbox/notifications/push";
import webPush from "web-push";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { PrivateAddressError, post } from "#platform/web/post-json.ts";
import { type PushSubscriptionRow, pushSubscriptions } from "#tables/notifications.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** A phone that is off for longer (s) learns of it in the inbox. */
const timeToLive = 24 * 60 * 60;
const sendMilliseconds = 10_000;
const firstPause = 60_000;
const longestPause = 6 * 60 * 60_000;

/** The subscription is over. What a wrong clock or another key causes (401, 403) passes. */
const gone = [404, 410];

type Deps = {
  db: Pick<Database, "write">;
  keys: VapidKeys;
  /** Whom push services write to: `https:` or `mailto:`. */
  subject: () => string;
  allowPrivate: boolean;
  log: Log;
  now: () => Date;
};

/** At most 32 characters of base64url: of those that wait, a newer one takes the place of the older one. */
const toTopic = (tag: string) => createHash("sha256").update(tag).digest("base64url").slice(0, 32);

export const createPushSender = (deps: Deps) => {
  const { db, keys, subject, allowPrivate, log, now } = deps;

  const ask = async ({ endpoint, p256dh, auth }: PushSubscriptionRow, message: PushMessage) => {
    const subscription = { endpoint, keys: { p256dh, auth } };
    const { body, headers } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: { subject: subject(), ...keys },
        TTL: timeToLive,
        topic: toTopic(message.tag),
        urgency: "high",
      },
    );
    const timeout = sendMilliseconds;
    return post({ url: endpoint, body: body ?? "", headers, timeout, allowPrivate });
  };

  const remove = async ({ id }: PushSubscriptionRow, reason: string) => {
    await db.write((tx) => tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)));
    log.info({ event: "push.removed", reason }, "Push subscription removed: endpoint gone.");
  };

  const pause = async ({ id, failures }: PushSubscriptionRow, reason: string) => {
    const wait = Math.min(longestPause, firstPause * 2 ** Math.min(failures, 20));
    const retryAt = new Date(now().getTime() + wait).toISOString();
    await db.write((tx) =>
      tx
        .update(pushSubscriptions)
        .set({ failures: failures + 1, retryAt })
        .where(eq(pushSubscriptions.id, id)),
    );
    log.warn(
      { event: "push.failed", reason, failures: failures + 1 },
      "Push notification rejected.",
    );
  };

  const forgive = ({ id }: PushSubscriptionRow) =>
    db.write((tx) =>
      tx
        .update(pushSubscriptions)
        .set({ failures: 0, retryAt: null })
        .where(eq(pushSubscriptions.id, id)),
    );

  const settle = async (row: PushSubscriptionRow, status: number) => {
    if (status >= 200 && status < 300) {
      if (row.failures > 0) await forgive(row);
      return true;
    }
    const reason = `The push service answered ${status}.`;
    await (gone.includes(status) ? remove(row, reason) : pause(row, reason));
    return false;
  };

  /** Sends once; returns whether it was taken. */
  return async (row: PushSubscriptionRow, message: PushMessage): Promise<boolean> => {
    try {
      const { status } = await ask(row, message);
      return await settle(row, status);
    } catch (error) {
      if (error instanceof PrivateAddressError)
        await remove(row, "The address is in a private network.");
      else await pause(row, error instanceof Error ? error.message : "No answer.");
      return false;
    }
  };
};
export type PushSender = ReturnType<typeof createPushSender>;
