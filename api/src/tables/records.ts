import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RecordKind } from "shared/content/records/records";
import type { TimetableRecord, TimetableState } from "shared/content/records/timetable";
import type { TrashKind } from "shared/content/records/trash";
import { time } from "#platform/db/schema/columns.ts";
import type {
  galleryItems,
  pagePictures,
  pages,
  reviews,
  sharedQuestions,
  teamMembers,
  tourPhotos,
  tourServices,
} from "./content.ts";

/** Each published version of a record; `document` is its input in the contract. */
export const recordVersions = sqliteTable(
  "record_versions",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<RecordKind>().notNull(),
    recordId: text("record_id").notNull(),
    name: text("name").notNull(),
    document: text("document", { mode: "json" }).$type<unknown>().notNull(),
    /** Paths of the fields that differ from the version before; `null` if there was none. */
    changed: text("changed", { mode: "json" }).$type<string[]>(),
    /** `null` for the command line, the product itself and versions from before versions were kept. */
    authorId: text("author_id"),
    /** The API key or the command line that changed it; `null` for a person in the admin and for the product itself. */
    via: text("via"),
    /** The content's revision that published it. */
    revision: integer("revision").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("record_versions_record").on(table.kind, table.recordId, table.revision, table.id),
    index("record_versions_revision").on(table.revision),
  ],
);

/** Unpublished changes of a record, or of one that does not exist yet. */
export const drafts = sqliteTable(
  "drafts",
  {
    kind: text("kind").$type<RecordKind>().notNull(),
    recordId: text("record_id").notNull(),
    name: text("name").notNull(),
    /** The form's fields as typed; `null` for a draft made from a version. */
    values: text("values", { mode: "json" }).$type<unknown>(),
    /** The form's fields before anything was typed, to merge with other changes. */
    from: text("from", { mode: "json" }).$type<unknown>(),
    /** The record's input, or `null` while the fields do not pass its checks. */
    document: text("document", { mode: "json" }).$type<unknown>(),
    /** The record's version that the draft started from; `null` for a new record. */
    base: text("base"),
    authorId: text("author_id").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);

/** Links that show a draft without signing in; the link itself is signed and not stored. */
export const previewLinks = sqliteTable(
  "preview_links",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<RecordKind>().notNull(),
    recordId: text("record_id").notNull(),
    authorId: text("author_id").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [index("preview_links_record").on(table.kind, table.recordId, table.createdAt)],
);

/** Answers of readers of a preview. */
export const previewNotes = sqliteTable(
  "preview_notes",
  {
    id: text("id").primaryKey(),
    linkId: text("link_id")
      .notNull()
      .references(() => previewLinks.id, { onDelete: "cascade" }),
    /** `null` means “Looks good”. */
    text: text("text"),
    /** `null` if the reader gave none. */
    name: text("name"),
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
  },
  (table) => [index("preview_notes_link").on(table.linkId, table.createdAt)],
);

/** Changes that go out together at a time. */
export const timetable = sqliteTable(
  "timetable",
  {
    id: text("id").primaryKey(),
    records: text("records", { mode: "json" }).$type<TimetableRecord[]>().notNull(),
    dueAt: time("due_at").notNull(),
    state: text("state").$type<TimetableState>().notNull(),
    authorId: text("author_id").notNull(),
    createdAt: time("created_at").notNull(),
    doneAt: time("done_at"),
    /** The content's revision that published it. */
    revision: integer("revision"),
    /** The error of a failed one. */
    problem: text("problem"),
  },
  (table) => [index("timetable_due").on(table.state, table.dueAt)],
);

type Rows<Table extends { $inferSelect: object }> = Table["$inferSelect"][];

/** Deleted rows by table, as they were stored; rows may be older than a column. */
export type TrashRows = {
  tour_services?: Rows<typeof tourServices>;
  tour_photos?: Rows<typeof tourPhotos>;
  pages?: Rows<typeof pages>;
  page_pictures?: Rows<typeof pagePictures>;
  gallery_items?: Rows<typeof galleryItems>;
  reviews?: Rows<typeof reviews>;
  team_members?: Rows<typeof teamMembers>;
  shared_questions?: Rows<typeof sharedQuestions>;
};

/** Deleted records with all their rows, until they are deleted for good. */
export const trash = sqliteTable(
  "trash",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<TrashKind>().notNull(),
    recordId: text("record_id").notNull(),
    name: text("name").notNull(),
    rows: text("rows", { mode: "json" }).$type<TrashRows>().notNull(),
    /** The public path that stays taken, in lower case; `null` for a record without a page. */
    path: text("path"),
    deletedBy: text("deleted_by"),
    deletedAt: time("deleted_at").notNull(),
  },
  (table) => [
    index("trash_deleted").on(table.deletedAt, table.id),
    index("trash_path").on(table.path),
  ],
);
