import { sleep } from "#platform/async/sleep.ts";
import { createWorkLoop } from "#platform/async/work-loop.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { VersionWatch } from "#platform/db/version-watch.ts";
import type { Log } from "#platform/log.ts";
import type { DeliveryRow, WebhookRow } from "#tables/webhooks.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import type { SendDelivery } from "./send-delivery.ts";

const longestIdle = 60_000;
const pauseAfterErrors = 5_000;

type Deps = {
  queue: DeliveryQueue;
  send: SendDelivery;
  versions: Pick<VersionWatch, "follow">;
  log: Log;
  now: () => Date;
};

/** Sends due deliveries. Each webhook has its own turn, so a slow one delays no other. */
export const createWebhookWorker = ({ queue, send, versions, log, now }: Deps) => {
  const halting = new AbortController();
  const busy = new Map<string, Promise<void>>();
  let unfollow = () => {};

  const warn = (error: unknown) =>
    log.warn(
      { event: "webhooks.retry", err: redactValues(error) },
      "Could not process deliveries of webhooks; retrying.",
    );

  const deliver = async (webhook: WebhookRow, row: DeliveryRow) => {
    const outcome = await send(webhook, row, halting.signal);
    if (halting.signal.aborted && !outcome.isDelivered) {
      await queue.release(row);
      return;
    }
    if (!(await queue.settle(row, outcome))) return;
    log.warn(
      { event: "webhooks.gave_up", webhookId: webhook.id, reason: outcome.error },
      "Gave up delivering an event to a webhook.",
    );
  };

  const work = async (id: string) => {
    try {
      const leased = await queue.lease(id);
      if (!leased) return;
      const { webhook, deliveries } = leased;
      await Promise.all(deliveries.map((row) => deliver(webhook, row)));
    } catch (error) {
      warn(error);
      await sleep(pauseAfterErrors, halting.signal);
    } finally {
      busy.delete(id);
      loop.wake();
    }
  };

  const loop = createWorkLoop({
    run: async () => {
      const time = now().getTime();
      let idle = longestIdle;
      for (const { id, dueAt } of await queue.listDue([...busy.keys()])) {
        const wait = dueAt === null ? idle : Date.parse(dueAt) - time;
        if (wait <= 0) busy.set(id, work(id));
        else idle = Math.min(idle, wait);
      }
      return idle;
    },
    onError: warn,
    backoff: { first: 1_000, longest: 60_000 },
  });

  return {
    wake: loop.wake,
    start: () => {
      loop.start();
      unfollow = versions.follow("webhooks", loop.wake);
    },
    stop: async () => {
      unfollow();
      await loop.stop();
      halting.abort();
      await Promise.all(busy.values());
    },
  };
};
