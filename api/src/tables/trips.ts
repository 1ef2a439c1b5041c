import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";
import { conversations } from "./conversations.ts";
import { proposals } from "./proposals.ts";

/** Details of the people of an accepted trip, from the first save on. */
export const tripGuests = sqliteTable(
  "trip_guests",
  {
    proposalId: text("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    name: text("name").notNull(),
    /** By the id of the question. */
    answers: text("answers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    risks: text("risks", { mode: "json" }).$type<{ name: string; at: string }>(),
    version: integer("version").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.number] })],
);
export type TripGuestRow = typeof tripGuests.$inferSelect;

/** The team's notes for the guide of a trip; `time` and `place` are those of the pick-up. */
export const tripPlans = sqliteTable("trip_plans", {
  conversationId: text("conversation_id")
    .primaryKey()
    .references(() => conversations.id, { onDelete: "cascade" }),
  time: text("time"),
  place: text("place"),
  guide: text("guide"),
  vehicle: text("vehicle"),
  notes: text("notes"),
  updatedAt: time("updated_at").notNull(),
});

/** Links that show the sheet of a day or a trip without signing in; the secret of an address is signed, not stored. */
export const guideLinks = sqliteTable("guide_links", {
  id: text("id").primaryKey(),
  /** The company's day; `null` for the link of a trip. */
  day: text("day").unique(),
  conversationId: text("conversation_id")
    .unique()
    .references(() => conversations.id, { onDelete: "cascade" }),
});
export type GuideLinkRow = typeof guideLinks.$inferSelect;
