import { isNotNull, sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seq, time, uniqueId } from "#platform/db/schema/columns.ts";
import { messages } from "./messages.ts";
import { proposals } from "./proposals.ts";

/** Files of guests' mails, of replies, of proposals and of templates. */
export const conversationFiles = sqliteTable(
  "conversation_files",
  {
    seq: seq(),
    id: uniqueId(),
    /** The mail that it came with, or the reply that it was sent with. */
    messageId: text("message_id").references(() => messages.id, { onDelete: "cascade" }),
    proposalId: text("proposal_id").references(() => proposals.id, { onDelete: "cascade" }),
    /** True if a template of the settings names it. */
    inTemplate: integer("in_template", { mode: "boolean" }).notNull().default(false),
    name: text("name").notNull(),
    /** The media type of its content; a neutral one for files of guests. */
    type: text("type").notNull().default("application/octet-stream"),
    bytes: integer("bytes").notNull(),
    /** True while the file is only partly stored: it is arriving or being removed. */
    arriving: integer("arriving", { mode: "boolean" }).notNull().default(false),
    /** Set for files that the team uploaded: those that nothing uses are removed after a day. */
    uploadedAt: time("uploaded_at"),
  },
  (table) => [
    index("conversation_files_message").on(table.messageId),
    index("conversation_files_proposal").on(table.proposalId).where(isNotNull(table.proposalId)),
    index("conversation_files_arriving").on(table.arriving).where(sql`arriving`),
    index("conversation_files_unused")
      .on(table.uploadedAt)
      .where(sql`message_id IS NULL AND proposal_id IS NULL AND NOT in_template`),
  ],
);

/** The files' contents in slices: neither a statement nor a copy of the database takes a whole file at once. */
export const conversationFileSlices = sqliteTable(
  "conversation_file_slices",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => conversationFiles.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);
