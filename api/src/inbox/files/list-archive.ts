import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import { sliceBytes } from "./slices.ts";

/** The part of a stored file at a position, counted in slices. */
export type ReadSlice = (position: number) => Promise<Buffer>;

/** Reads a stored file anywhere; the slice that was read last stays in memory. */
class SliceReader extends RandomAccessReader {
  readonly #readSlice: ReadSlice;
  #position = -1;
  #slice: Buffer = Buffer.alloc(0);

  constructor(readSlice: ReadSlice) {
    super();
    this.#readSlice = readSlice;
  }

  async #copy(target: Buffer, offset: number, length: number, start: number) {
    for (let copied = 0; copied < length; ) {
      const at = start + copied;
      const position = Math.floor(at / sliceBytes);
      if (position !== this.#position) {
        this.#slice = await this.#readSlice(position);
        this.#position = position;
      }
      const from = at - position * sliceBytes;
      const bytes = this.#slice.copy(target, offset + copied, from, from + length - copied);
      if (bytes === 0) throw new Error("The archive ends too early.");
      copied += bytes;
    }
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ) {
    this.#copy(target, offset, length, position).then(() => done(null), done);
  }
}

const mostEntries = 2_000;

/** The names of the files in a ZIP archive; nothing is unpacked. `undefined` for one that can't be read. */
export const listArchive = async (bytes: number, readSlice: ReadSlice) => {
  try {
    const zip = await fromRandomAccessReaderPromise(new SliceReader(readSlice), bytes, {
      autoClose: false,
    });
    if (zip.entryCount > mostEntries) return undefined;
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    return names;
  } catch {
    return undefined;
  }
};
