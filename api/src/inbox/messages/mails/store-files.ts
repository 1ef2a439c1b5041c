import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database, Reader } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { messages } from "#tables/messages.ts";
import { sliceBytes, slicesAtOnce } from "../../files/slices.ts";

type Write = Database["write"];

export type NewFile = { name: string; bytes: Buffer };

const toSlices = (fileId: string, bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / sliceBytes) }, (_, position) => ({
    fileId,
    position,
    bytes: bytes.subarray(position * sliceBytes, (position + 1) * sliceBytes),
  }));

/** Names files of a mail, whose contents follow. Returns their ids. */
export const announceFiles = async (tx: Transaction, messageId: string, files: NewFile[]) => {
  const rows = files.map(({ name, bytes }) => ({
    id: newId(),
    ...{ messageId, name, bytes: bytes.length, arriving: true },
  }));
  if (rows.length > 0) await tx.insert(conversationFiles).values(rows);
  return rows.map(({ id }) => id);
};

/** Forgets files that were announced and did not arrive, as when the process ended. */
export const forgetArriving = async (tx: Transaction, mailId: string): Promise<boolean> => {
  const isArriving = and(
    eq(conversationFiles.messageId, mailId),
    eq(conversationFiles.arriving, true),
  );
  const gone = await tx
    .delete(conversationFiles)
    .where(isArriving)
    .returning({ id: conversationFiles.id });
  return gone.length > 0;
};

/** Stores the contents of announced files in small steps, so that other writes need not wait for all of them. */
export const storeFiles = async (write: Write, ids: string[], files: NewFile[]) => {
  for (const [index, id] of ids.entries()) {
    const slices = toSlices(id, files[index]?.bytes ?? Buffer.alloc(0));
    for (let first = 0; first < slices.length; first += slicesAtOnce)
      await write((tx) =>
        tx.insert(conversationFileSlices).values(slices.slice(first, first + slicesAtOnce)),
      );
  }
  if (ids.length > 0)
    await write((tx) =>
      tx
        .update(conversationFiles)
        .set({ arriving: false })
        .where(inArray(conversationFiles.id, ids)),
    );
};

/** The bytes of the files of all mails. */
export const countFileBytes = async (read: Pick<Reader, "select">): Promise<number> => {
  const total = sql<number>`coalesce(sum(${conversationFiles.bytes}), 0)`;
  const isGuests = isNull(conversationFiles.uploadedAt);
  const [row] = await read.select({ total }).from(conversationFiles).where(isGuests);
  return row?.total ?? 0;
};

/** Counts what the files of a conversation hold, except those of an earlier try at the same mail; `placed` is the part of mails that only their sender's address places. */
export const countConversationFiles = async (
  read: Pick<Reader, "select">,
  { conversationId, key }: { conversationId: string; key: string },
) => {
  const { bytes, messageId } = conversationFiles;
  const [row] = await read
    .select({
      all: sql<number>`coalesce(sum(${bytes}), 0)`,
      placed: sql<number>`coalesce(sum(iif(${messages.details} ->> 'byAddress', ${bytes}, 0)), 0)`,
    })
    .from(conversationFiles)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(and(eq(messages.conversationId, conversationId), ne(messages.mailKey, key)));
  return row ?? { all: 0, placed: 0 };
};
