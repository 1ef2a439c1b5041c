import { inArray, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { guestMailFiles, guestMailSlices } from "#tables/guest-mails.ts";
import { messages } from "#tables/messages.ts";

const removeSome = async (tx: Transaction, ofMails: SQL | undefined) => {
  const { fileId } = guestMailSlices;
  const those = tx.select({ id: messages.id }).from(messages).where(ofMails);
  const files = tx
    .select({ id: guestMailFiles.id })
    .from(guestMailFiles)
    .where(inArray(guestMailFiles.mailId, those));
  const batch = tx
    .select({ rowid: sql`rowid` })
    .from(guestMailSlices)
    .where(inArray(fileId, files))
    .limit(batchSize);
  const gone = await tx
    .delete(guestMailSlices)
    .where(inArray(sql`rowid`, batch))
    .returning({ fileId });
  const broken = [...new Set(gone.map((slice) => slice.fileId))];
  // Their mails may come back from the trash before all is removed.
  await tx.update(guestMailFiles).set({ arriving: true }).where(inArray(guestMailFiles.id, broken));
  return gone;
};

/** Removes the contents of files before their mails are removed: in one step with these, other writes would wait long. */
export const removeFiles = (
  db: Pick<Database, "write">,
  ofMails: SQL | undefined,
  signal?: AbortSignal,
) => changeInBatches(db, (tx) => removeSome(tx, ofMails), signal);
