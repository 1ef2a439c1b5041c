import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TourFacts } from "shared/content/tours/tour-facts";
import type { RichText } from "shared/text/rich-text";
import { time } from "#platform/db/schema/columns.ts";
import { pictures } from "./pictures.ts";

export const tourServices = sqliteTable(
  "tour_services",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** The same words as a document, where they are formatted. */
    descriptionText: text("description_text", { mode: "json" }).$type<RichText>(),
    detailPage: text("detail_page").notNull(),
    highlights: text("highlights", { mode: "json" }).$type<string[]>().notNull(),
    tips: text("tips", { mode: "json" }).$type<string[]>().notNull(),
    whatsapp: text("whatsapp").notNull(),
    email: text("email").notNull(),
    /** Read as a whole, never searched; empty for tours that are older than facts. */
    facts: text("facts", { mode: "json" }).$type<Partial<TourFacts>>().notNull().default({}),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
    position: integer("position"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [index("tour_services_newest").on(table.createdAt, table.id)],
);

/** A tour's photos in order, from 0; the first is the main one. */
export const tourPhotos = sqliteTable(
  "tour_photos",
  {
    tourId: text("tour_id")
      .notNull()
      .references(() => tourServices.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
    caption: text("caption"),
    alt: text("alt"),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.position] }),
    index("tour_photos_picture").on(table.pictureId),
  ],
);
