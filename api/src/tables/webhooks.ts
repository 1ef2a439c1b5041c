import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DeliveryState, WebhookEvent } from "shared/webhooks/webhooks";
import { time } from "#platform/db/schema/columns.ts";
import { conversations } from "./conversations.ts";

/** Addresses of other software that learn of events. */
export const webhooks = sqliteTable("webhooks", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  events: text("events", { mode: "json" }).$type<WebhookEvent[]>().notNull(),
  /** Encrypted, as is the previous one. */
  secret: text("secret").notNull(),
  previousSecret: text("previous_secret"),
  /** Until then the previous secret also signs. */
  previousSecretUntil: time("previous_secret_until"),
  createdAt: time("created_at").notNull(),
  disabledAt: time("disabled_at"),
});
export type WebhookRow = typeof webhooks.$inferSelect;

/** Triggers write these rows in the transaction of the event that they report (`migrations/0000_initial.sql`). */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The `webhook-id` of all its attempts. */
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    /** The conversation that it is about, which takes it along when it is erased. */
    conversationId: text("conversation_id").references(() => conversations.id, {
      onDelete: "cascade",
    }),
    /** Ids and states; sending adds the link into the admin. */
    data: text("data", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    state: text("state").$type<DeliveryState>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** The next attempt; while a worker sends it, the end of its lease. */
    dueAt: time("due_at"),
    lease: text("lease"),
    status: integer("status"),
    milliseconds: integer("milliseconds"),
    answer: text("answer"),
    error: text("error"),
    createdAt: time("created_at").notNull(),
    settledAt: time("settled_at"),
  },
  (table) => [
    index("webhook_deliveries_newest").on(table.webhookId, table.createdAt),
    index("webhook_deliveries_due").on(table.dueAt).where(isNotNull(table.dueAt)),
    index("webhook_deliveries_conversation").on(table.conversationId),
    index("webhook_deliveries_age").on(table.createdAt),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
