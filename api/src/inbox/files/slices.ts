import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { conversationFileSlices } from "#tables/conversation-files.ts";

export const sliceBytes = 64 * 1_024;
/** Slices that one statement reads or writes. */
export const slicesAtOnce = 16;

type Read = Pick<Reader, "select">;

/** Reads the contents of a file slice by slice. */
export async function* readSlices(read: Read, fileId: string): AsyncGenerator<Uint8Array, void> {
  const { bytes, position } = conversationFileSlices;
  for (let next = 0; ; next += slicesAtOnce) {
    const rows = await read
      .select({ bytes })
      .from(conversationFileSlices)
      .where(eq(conversationFileSlices.fileId, fileId))
      .orderBy(asc(position))
      .limit(slicesAtOnce)
      .offset(next);
    yield* rows.map((row) => row.bytes);
    if (rows.length < slicesAtOnce) return;
  }
}

/** Reads the slice at this position; empty behind the end of the file. */
export const readSlice = async (read: Read, fileId: string, at: number): Promise<Buffer> => {
  const { bytes, position } = conversationFileSlices;
  const [row] = await read
    .select({ bytes })
    .from(conversationFileSlices)
    .where(and(eq(conversationFileSlices.fileId, fileId), eq(position, at)));
  return row?.bytes ?? Buffer.alloc(0);
};

/** Cuts a stream into slices of one size, of which only the last may be shorter. */
export async function* cutIntoSlices(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  let slice = Buffer.alloc(sliceBytes);
  let filled = 0;
  for await (const chunk of stream) {
    for (let taken = 0; taken < chunk.length; ) {
      const part = chunk.subarray(taken, taken + sliceBytes - filled);
      slice.set(part, filled);
      taken += part.length;
      filled += part.length;
      if (filled < sliceBytes) continue;
      yield slice;
      slice = Buffer.alloc(sliceBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield slice.subarray(0, filled);
}
