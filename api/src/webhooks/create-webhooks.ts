import { inArray, lt } from "drizzle-orm";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { VersionWatch } from "#platform/db/version-watch.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Settings } from "#platform/env/env.ts";
import { webhookDeliveries } from "#tables/webhooks.ts";
import { createDeliveryQueue } from "./delivery-queue.ts";
import { createSendDelivery } from "./send-delivery.ts";
import { createWebhookWorker } from "./webhook-worker.ts";
import { createWebhooksService } from "./webhooks.service.ts";

type WebhooksDeps = DomainDeps & {
  settings: Pick<Settings, "PUBLIC_URL" | "REBUILD_WEBHOOK_PRIVATE">;
  encryption: Encryption;
  versions: Pick<VersionWatch, "follow">;
};

const createCleanup =
  ({ db, now }: Pick<WebhooksDeps, "db" | "now">) =>
  async (signal: AbortSignal) => {
    const { id, createdAt } = webhookDeliveries;
    const isOld = lt(createdAt, daysBefore(now(), limits.webhookDays));
    const removed = await changeInBatches(
      db,
      (tx) => {
        const batch = tx.select({ id }).from(webhookDeliveries).where(isOld).limit(batchSize);
        return tx.delete(webhookDeliveries).where(inArray(id, batch)).returning({ id });
      },
      signal,
    );
    return { deliveries: removed };
  };

/** Outgoing webhooks: settings, deliveries and the worker that sends them. */
export const createWebhooks = (deps: WebhooksDeps) => {
  const { db, now, settings } = deps;
  const publicUrl = settings.PUBLIC_URL;
  const allowPrivate = settings.REBUILD_WEBHOOK_PRIVATE === "allow";
  const send = createSendDelivery({ ...deps, publicUrl, allowPrivate });
  const queue = createDeliveryQueue({ db, now });
  return {
    webhooks: createWebhooksService({ ...deps, publicUrl, allowPrivate, send }),
    webhookWorker: createWebhookWorker({ ...deps, queue, send }),
    removeOldDeliveries: createCleanup(deps),
  };
};
