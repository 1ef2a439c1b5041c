import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";
import { pictures } from "./pictures.ts";

export const galleryItems = sqliteTable(
  "gallery_items",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
    /** Id of a tour, which may be gone. */
    tour: text("tour"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("gallery_items_newest").on(table.createdAt, table.id),
    index("gallery_items_picture").on(table.pictureId),
  ],
);
