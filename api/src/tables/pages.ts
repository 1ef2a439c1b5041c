import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { PageBlock } from "shared/content/pages/page-blocks";
import { ignoringCase, time } from "#platform/db/schema/columns.ts";
import { pictures } from "./pictures.ts";

/** Pages that the owner writes. */
export const pages = sqliteTable(
  "pages",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    topic: text("topic"),
    /** Read as a whole, never searched. */
    blocks: text("blocks", { mode: "json" }).$type<PageBlock[]>().notNull(),
    isShown: integer("is_shown", { mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [uniqueIndex("pages_slug").on(ignoringCase(table.slug))],
);

/** The pictures that a page's blocks name: they are kept as long as the page is. */
export const pagePictures = sqliteTable(
  "page_pictures",
  {
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.pictureId] }),
    index("page_pictures_picture").on(table.pictureId),
  ],
);
