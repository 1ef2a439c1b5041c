import { inArray, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { messages } from "#tables/messages.ts";

const removeSome = async (tx: Transaction, ofMails: SQL | undefined) => {
  const { fileId } = conversationFileSlices;
  const those = tx.select({ id: messages.id }).from(messages).where(ofMails);
  const files = tx
    .select({ id: conversationFiles.id })
    .from(conversationFiles)
    .where(inArray(conversationFiles.messageId, those));
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
  // Their mails may come back from the trash before all is removed.
  await tx
    .update(conversationFiles)
    .set({ arriving: true })
    .where(inArray(conversationFiles.id, broken));
  return gone;
};

/** Removes the contents of files before their mails are removed: in one step with these, other writes would wait long. */
export const removeFiles = (
  db: Pick<Database, "write">,
  ofMails: SQL | undefined,
  signal?: AbortSignal,
) => changeInBatches(db, (tx) => removeSome(tx, ofMails), signal);
