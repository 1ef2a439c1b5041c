import { and, asc, eq, isNotNull, isNull, lte, min, notInArray } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import {
  type DeliveryRow,
  type WebhookRow,
  webhookDeliveries,
  webhooks,
} from "#tables/webhooks.ts";
import type { Outcome } from "./send-delivery.ts";

type Deps = { db: Database; now: () => Date };

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first attempt and those that follow it, as Standard Webhooks recommends. */
const waits = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour],
  ...[10 * hour, 14 * hour, 20 * hour, 24 * hour],
];

/** A worker that has not answered for longer than the longest attempt has died. */
const leaseMilliseconds = minute;
const atOnce = 4;

const after = ({ now }: Deps, milliseconds: number) =>
  new Date(now().getTime() + milliseconds).toISOString();

const { webhookId, dueAt } = webhookDeliveries;

/** The webhooks that are on and have deliveries, with the time of the next attempt. */
const listDue = async ({ db }: Deps, busy: string[]) =>
  db.read
    .select({ id: webhookId, dueAt: min(dueAt) })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(and(isNotNull(dueAt), isNull(webhooks.disabledAt), notInArray(webhookId, busy)))
    .groupBy(webhookId);

const lease = (deps: Deps, id: string) =>
  deps.db.write(async (tx) => {
    const isOn = and(eq(webhooks.id, id), isNull(webhooks.disabledAt));
    const [webhook] = await tx.select().from(webhooks).where(isOn);
    if (!webhook) return undefined;
    const due = await tx
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookId, id), lte(dueAt, after(deps, 0))))
      .orderBy(asc(dueAt))
      .limit(atOnce);
    const leased = due.map((row): DeliveryRow => {
      const own = { lease: newId(), dueAt: after(deps, leaseMilliseconds) };
      return { ...row, ...own, state: "sending", attempts: row.attempts + 1 };
    });
    for (const { id: deliveryId, state, attempts, ...row } of leased)
      await tx
        .update(webhookDeliveries)
        .set({ state, attempts, lease: row.lease, dueAt: row.dueAt })
        .where(eq(webhookDeliveries.id, deliveryId));
    return { webhook, deliveries: leased };
  });

const update = ({ db }: Deps, row: DeliveryRow, changes: Partial<DeliveryRow>) =>
  db.write((tx) =>
    tx
      .update(webhookDeliveries)
      .set({ ...changes, lease: null })
      .where(and(eq(webhookDeliveries.id, row.id), eq(webhookDeliveries.lease, row.lease ?? ""))),
  );

/** Deliveries for workers. A lease reserves one until the lease ends. */
export const createDeliveryQueue = (deps: Deps) => ({
  listDue: (busy: string[]) => listDue(deps, busy),

  /** Leases the deliveries of a webhook that are due; `undefined` once it is off or gone. */
  lease: (id: string): Promise<{ webhook: WebhookRow; deliveries: DeliveryRow[] } | undefined> =>
    lease(deps, id),

  /** Stores the outcome. Returns `true` when this attempt was the last one. */
  settle: async (row: DeliveryRow, { isDelivered, ...outcome }: Outcome) => {
    const wait = waits[row.attempts - 1];
    const hasMore = !isDelivered && wait !== undefined;
    const changes = hasMore
      ? ({ state: "waiting", dueAt: after(deps, wait) } as const)
      : ({
          state: isDelivered ? "delivered" : "failed",
          dueAt: null,
          settledAt: after(deps, 0),
        } as const);
    await update(deps, row, { ...outcome, ...changes });
    return !isDelivered && !hasMore;
  },

  /** Gives a delivery back untouched, for the next worker. */
  release: (row: DeliveryRow) =>
    update(deps, row, {
      ...{ state: "waiting", attempts: row.attempts - 1, dueAt: after(deps, 0) },
    }),
});
export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;
