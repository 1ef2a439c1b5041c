import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FocalPoint } from "shared/media/images";
import { time } from "#platform/db/schema/columns.ts";

/** A re-encoded picture in the store; `id` is the hash of what was uploaded. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: text("id").primaryKey(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    color: text("color").notNull(),
    /** File name of the rendition that `imageFile` names. */
    mainFile: text("main_file").notNull(),
    renditions: text("renditions", { mode: "json" }).$type<Rendition[]>().notNull(),
    /** True until its renditions are made. */
    isPending: integer("is_pending", { mode: "boolean" }).notNull().default(false),
    /** Failed attempts to make the renditions. */
    failures: integer("failures").notNull().default(0),
    /** It was uploaded for a form that may be saved until then. */
    keptUntil: time("kept_until"),
    /** The point that stays visible when the picture is cropped, in percent of width and height; `null` is the centre. */
    focalX: integer("focal_x"),
    focalY: integer("focal_y"),
    photographer: text("photographer"),
    /** The person that allowed to show it, and when. */
    permission: text("permission"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("pictures_pending").on(table.isPending, table.failures, table.createdAt, table.id),
  ],
);

/**
 * One size of a picture in one format: a file name in the store, its type and its width in px; for a cropped one also
 * the focal point that it was cropped around.
 */
export type Rendition = {
  file: string;
  type: string;
  width: number;
  focalPoint?: FocalPoint | undefined;
};

/** Files that neither a picture nor a kept release names, and since when that is known. */
export const unusedFiles = sqliteTable("unused_files", {
  file: text("file").primaryKey(),
  since: time("since").notNull(),
});

/**
 * Pictures that versions, drafts and the trash name; they are not deleted. `owner` is `version:<id>`,
 * `draft:<kind>:<record id>` or `trash:<id>`; triggers delete the rows of a deleted owner.
 */
export const keptPictures = sqliteTable(
  "kept_pictures",
  {
    owner: text("owner").notNull(),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.pictureId] }),
    index("kept_pictures_picture").on(table.pictureId),
  ],
);
