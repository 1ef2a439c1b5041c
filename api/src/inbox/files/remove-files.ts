import { and, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { messages } from "#tables/messages.ts";

type Write = Pick<Database, "write">;

/** The files of messages. */
export const ofMessages = (where: SQL | undefined) =>
  sql`${conversationFiles.messageId} IN (SELECT ${messages.id} FROM ${messages} WHERE ${where ?? sql`true`})`;

const removeSome = async (tx: Transaction, where: SQL | undefined) => {
  const { fileId } = conversationFileSlices;
  const files = tx.select({ id: conversationFiles.id }).from(conversationFiles).where(where);
  const batch = tx
    .select({ rowid: sql`rowid` })
    .from(conversationFileSlices)
    .where(inArray(fileId, files))
    .limit(batchSize);
  const gone = await tx
    .delete(conversationFileSlices)
    .where(inArray(sql`rowid`, batch))
    .returning({ fileId });
  const broken = [...new Set(gone.map((slice) => slice.fileId))];
  // Their messages may come back from the trash before all is removed.
  await tx
    .update(conversationFiles)
    .set({ arriving: true })
    .where(inArray(conversationFiles.id, broken));
  return gone;
};

/** Removes the contents of files before their messages are removed: in one step with these, other writes would wait long. */
export const removeFiles = (db: Write, where: SQL | undefined, signal?: AbortSignal) =>
  changeInBatches(db, (tx) => removeSome(tx, where), signal);

/** Removes the contents, then the files. Returns the number of files. */
export const removeWholeFiles = async (db: Write, where: SQL | undefined, signal?: AbortSignal) => {
  await removeFiles(db, where, signal);
  const { id } = conversationFiles;
  return changeInBatches(
    db,
    (tx) => {
      const batch = tx.select({ id }).from(conversationFiles).where(where).limit(batchSize);
      return tx.delete(conversationFiles).where(inArray(id, batch)).returning({ id });
    },
    signal,
  );
};

/** Uploaded, and part of neither a message, a proposal nor a template. */
export const whereUnused = and(
  isNull(conversationFiles.messageId),
  isNull(conversationFiles.proposalId),
  sql`NOT ${conversationFiles.inTemplate}`,
);

type Deps = { db: Write; now: () => Date };

/** Removes what was uploaded and not used within a day. */
export const createUnusedFilesRemoval =
  ({ db, now }: Deps) =>
  async (signal: AbortSignal) => {
    const isOld = lt(conversationFiles.uploadedAt, daysBefore(now(), 1));
    return { removed: await removeWholeFiles(db, and(whereUnused, isOld), signal) };
  };
