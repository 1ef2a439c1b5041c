import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import {
  testEvent,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookInput,
} from "shared/webhooks/webhooks";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Encryption } from "#platform/encryption.ts";
import { conflict, invalidField, notFound } from "#platform/errors.ts";
import { isPublicAddress } from "#platform/web/ip-address.ts";
import {
  type DeliveryRow,
  type WebhookRow,
  webhookDeliveries,
  webhooks,
} from "#tables/webhooks.ts";
import type { SendDelivery } from "./send-delivery.ts";
import { toBody } from "./to-body.ts";

type Deps = {
  db: Database;
  now: () => Date;
  encryption: Encryption;
  publicUrl: string;
  allowPrivate: boolean;
  send: SendDelivery;
};

const day = 24 * 3_600_000;
const mostWebhooks = 20;
const mostListed = 50;

const createSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** Host names are resolved, and refused, when a delivery is sent. */
const checkUrl = (text: string, allowPrivate: boolean) => {
  const url = URL.parse(text);
  const host = url?.hostname.replace(/^\[|\]$|\.+$/g, "") ?? "";
  if (url?.username || url?.password)
    throw invalidField("url", "Address must not contain a user name or password.");
  if (allowPrivate && url?.protocol === "http:") return;
  if (url?.protocol !== "https:") throw invalidField("url", "Address must begin with https://.");
  const isPrivate = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost$/.test(host);
  if (isPrivate && !allowPrivate)
    throw invalidField("url", "Address must not be in a private network.");
};

const countDeliveries = (state: "waiting" | "failed") =>
  sql<number>`(SELECT count(*) FROM webhook_deliveries AS delivery WHERE delivery.webhook_id = webhooks.id AND delivery.state = ${state} AND delivery.event <> ${testEvent})`.mapWith(
    Number,
  );

const selectWebhooks = async (read: Pick<Transaction, "select">, where?: SQL) => {
  const counts = { waiting: countDeliveries("waiting"), failed: countDeliveries("failed") };
  return read
    .select({ row: getTableColumns(webhooks), ...counts })
    .from(webhooks)
    .where(where)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
};

type Selected = Awaited<ReturnType<typeof selectWebhooks>>[number];

const toWebhook = ({ row, ...counts }: Selected, now: Date): Webhook => {
  const { id, name, url, events, createdAt, disabledAt, previousSecretUntil: until } = row;
  const isValid = until !== null && Date.parse(until) > now.getTime();
  const previousSecretUntil = isValid ? until : null;
  return { _id: id, name, url, events, createdAt, disabledAt, previousSecretUntil, ...counts };
};

const find = async (read: Pick<Transaction, "select">, id: string) => {
  const [selected] = await selectWebhooks(read, eq(webhooks.id, id));
  if (!selected) throw notFound("Webhook");
  return selected;
};

const toDelivery = (row: DeliveryRow, publicUrl: string): WebhookDelivery => {
  const { id, event, state, attempts, dueAt, status, milliseconds, answer, error } = row;
  const { createdAt, settledAt } = row;
  const last = { status, milliseconds, answer, error };
  const nextAttemptAt = state === "waiting" ? dueAt : null;
  const body = toBody(row, publicUrl);
  return {
    ...{ _id: id, event, body, state, attempts, nextAttemptAt },
    ...{ ...last, createdAt, settledAt },
  };
};

/** The activity log names the host alone, because the rest of an address may hold a secret. */
const toFacts = ({ url, events, disabledAt }: WebhookRow) => ({
  host: new URL(url).host,
  events,
  isEnabled: disabledAt === null,
});

const toSubject = ({ id, name }: WebhookRow) => ({ kind: "webhook", id, name }) as const;

const create = async (deps: Deps, by: Actor, input: WebhookInput) => {
  checkUrl(input.url, deps.allowPrivate);
  const secret = createSecret();
  const at = deps.now();
  const row: WebhookRow = {
    ...{ id: newId(), ...input, secret: await deps.encryption.encrypt(secret) },
    ...{ previousSecret: null, previousSecretUntil: null },
    ...{ createdAt: at.toISOString(), disabledAt: null },
  };
  await deps.db.write(async (tx) => {
    if ((await tx.$count(webhooks)) >= mostWebhooks)
      throw conflict(`There are already ${mostWebhooks} webhooks.`);
    await tx.insert(webhooks).values(row);
    const subject = toSubject(row);
    await addEntry(tx, { action: "webhook.created", subject, after: toFacts(row), by, at });
  });
  return { webhook: toWebhook({ row, waiting: 0, failed: 0 }, at), secret };
};

const change = (deps: Deps, by: Actor, id: string, { isEnabled, ...input }: WebhookChange) => {
  checkUrl(input.url, deps.allowPrivate);
  const at = deps.now();
  return deps.db.write(async (tx) => {
    const selected = await find(tx, id);
    const disabledAt = isEnabled ? null : (selected.row.disabledAt ?? at.toISOString());
    const row = { ...selected.row, ...input, disabledAt };
    await tx
      .update(webhooks)
      .set({ ...input, disabledAt })
      .where(eq(webhooks.id, id));
    const [before, after] = [toFacts(selected.row), toFacts(row)];
    await addEntry(tx, {
      ...{ action: "webhook.changed" as const, subject: toSubject(row) },
      ...{ before, after, by, at },
    });
    return toWebhook({ ...selected, row }, at);
  });
};

const rotate = async (deps: Deps, by: Actor, id: string) => {
  const secret = createSecret();
  const encrypted = await deps.encryption.encrypt(secret);
  const at = deps.now();
  const webhook = await deps.db.write(async (tx) => {
    const selected = await find(tx, id);
    const changes = {
      secret: encrypted,
      previousSecret: selected.row.secret,
      previousSecretUntil: new Date(at.getTime() + day).toISOString(),
    };
    await tx.update(webhooks).set(changes).where(eq(webhooks.id, id));
    const subject = toSubject(selected.row);
    await addEntry(tx, { action: "webhook.secret_rotated", subject, by, at });
    return toWebhook({ ...selected, row: { ...selected.row, ...changes } }, at);
  });
  return { webhook, secret };
};

const remove = (deps: Deps, by: Actor, id: string) =>
  deps.db.write(async (tx) => {
    const { row } = await find(tx, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    const event = { action: "webhook.deleted", subject: toSubject(row) } as const;
    await addEntry(tx, { ...event, before: toFacts(row), by, at: deps.now() });
  });

/** Sends once, also to a webhook that is turned off, and keeps the outcome in the log of deliveries. */
const test = async ({ db, now, send, publicUrl }: Deps, id: string) => {
  const { row } = await find(db.read, id);
  const createdAt = now().toISOString();
  const delivery: DeliveryRow = {
    ...{ id: newId(), webhookId: id, event: testEvent, conversationId: null, data: {} },
    ...{ state: "sending", attempts: 1, dueAt: null, lease: null, createdAt, settledAt: null },
    ...{ status: null, milliseconds: null, answer: null, error: null },
  };
  const { isDelivered, ...outcome } = await send(row, delivery);
  const settledAt = now().toISOString();
  const state = isDelivered ? ("delivered" as const) : ("failed" as const);
  const settled: DeliveryRow = { ...delivery, ...outcome, state, settledAt };
  await db.write((tx) => tx.insert(webhookDeliveries).values(settled));
  return toDelivery(settled, publicUrl);
};

const retry = ({ db, now }: Deps, id: string) =>
  db.write(async (tx) => {
    const isWanted = eq(webhookDeliveries.id, id);
    const [row] = await tx.select().from(webhookDeliveries).where(isWanted);
    if (!row) throw notFound("Delivery");
    if (row.state === "delivered") throw conflict("This event was already delivered.");
    if (row.state === "sending" || row.event === testEvent) return;
    const due = { state: "waiting", dueAt: now().toISOString(), settledAt: null } as const;
    await tx.update(webhookDeliveries).set(due).where(isWanted);
  });

/** Webhooks to other software: their settings and deliveries. */
export const createWebhooksService = (deps: Deps) => ({
  list: async (): Promise<Webhook[]> =>
    (await selectWebhooks(deps.db.read)).map((selected) => toWebhook(selected, deps.now())),

  /** The answer holds the secret, which is stored encrypted. */
  create: (by: Actor, input: WebhookInput) => create(deps, by, input),
  change: (by: Actor, id: string, input: WebhookChange) => change(deps, by, id, input),
  rotate: (by: Actor, id: string) => rotate(deps, by, id),
  remove: (by: Actor, id: string) => remove(deps, by, id),
  test: (id: string): Promise<WebhookDelivery> => test(deps, id),

  listDeliveries: async (id: string): Promise<WebhookDelivery[]> => {
    await find(deps.db.read, id);
    const rows = await deps.db.read
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(mostListed);
    return rows.map((row) => toDelivery(row, deps.publicUrl));
  },

  /** Makes an undelivered event due now; 409 for a delivered one. */
  retry: (id: string) => retry(deps, id),
});
export type WebhooksService = ReturnType<typeof createWebhooksService>;
