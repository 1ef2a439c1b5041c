import { asc, eq, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { guestMailFiles, guestMailSlices } from "#db/schema/desk/guest-mails.ts";
import type { Transaction } from "#db/transaction.ts";

export type NewFile = { name: string; bytes: Buffer };

const sliceBytes = 64 * 1_024;
/** Slices of one statement. */
const slicesAtOnce = 16;

const toSlices = (fileId: string, bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / sliceBytes) }, (_, position) => ({
    fileId,
    position,
    bytes: bytes.subarray(position * sliceBytes, (position + 1) * sliceBytes),
  }));

export const storeFiles = async (tx: Transaction, mailId: string, files: NewFile[]) => {
  for (const { name, bytes } of files) {
    const id = newId();
    await tx.insert(guestMailFiles).values({ id, mailId, name, bytes: bytes.length });
    const slices = toSlices(id, bytes);
    for (let first = 0; first < slices.length; first += slicesAtOnce)
      await tx.insert(guestMailSlices).values(slices.slice(first, first + slicesAtOnce));
  }
};

/** How much the files of all mails hold. */
export const countFileBytes = async (read: Pick<Reader, "select">): Promise<number> => {
  const total = sql<number>`coalesce(sum(${guestMailFiles.bytes}), 0)`;
  const [row] = await read.select({ total }).from(guestMailFiles);
  return row?.total ?? 0;
};

/** What a file holds, slice by slice. */
export async function* readSlices(
  read: Pick<Reader, "select">,
  fileId: string,
): AsyncGenerator<Uint8Array, void> {
  const { bytes, position } = guestMailSlices;
  for (let next = 0; ; next += slicesAtOnce) {
    const rows = await read
      .select({ bytes })
      .from(guestMailSlices)
      .where(eq(guestMailSlices.fileId, fileId))
      .orderBy(asc(position))
      .limit(slicesAtOnce)
      .offset(next);
    yield* rows.map((row) => row.bytes);
    if (rows.length < slicesAtOnce) return;
  }
}
