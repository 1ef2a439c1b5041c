import { buffer } from "node:stream/consumers";
import { limits } from "shared/limits";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { invalidField } from "#platform/errors.ts";

const listFile = "tours.json";
export const questionsFile = "questions.json";
/** Its own archive of as many tours and photos as there can be, and what systems add. */
const mostEntries = limits.tours * limits.tourPhotos + 1_000;

/** Bytes of all files unpacked, and of `tours.json`. */
export type ArchiveLimits = { bytes: number; listBytes: number };
export const uploadLimits: ArchiveLimits = { bytes: 1_000_000_000, listBytes: 20_000_000 };
/** For who sits at the machine itself. */
export const commandLimits: ArchiveLimits = { bytes: 4_000_000_000, listBytes: 200_000_000 };

/** Leaves room for as many long answers as there can be, with every character escaped. */
const questionsBytes = 2_000_000;

/** Texts shrink to a tenth, photos not at all. */
const highestRatio = 200;
/** Files up to this size may have any compression ratio. */
const smallBytes = 1_000_000;

const refuse = (message: string) => invalidField("file", message);

/** Files that operating systems add to archives. */
const isClutter = (name: string) =>
  name.endsWith("/") || /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name);

const isSymbolicLink = ({ externalFileAttributes }: Entry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const isExpectedName = (name: string) =>
  name === listFile ||
  name === questionsFile ||
  (/^photos\/[^/.][^/]*$/.test(name) && !/\p{Cc}/u.test(name));

const mostBytes = (name: string, { listBytes }: ArchiveLimits) => {
  if (name === listFile) return listBytes;
  return name === questionsFile ? questionsBytes : limits.pictureBytes;
};

const checkEntry = (entry: Entry, archiveLimits: ArchiveLimits) => {
  const { fileName: name, uncompressedSize, compressedSize } = entry;
  if (!isExpectedName(name) || name.length > limits.line) {
    throw refuse(
      `The archive holds “${name.slice(0, 80)}”: only tours.json, questions.json and photos/… belong there.`,
    );
  }
  if (isSymbolicLink(entry)) throw refuse(`“${name}” is a link, not a file.`);
  if (!entry.canDecodeFileData())
    throw refuse(`“${name}” is encrypted or packed in an unusual way.`);
  const most = mostBytes(name, archiveLimits);
  if (uncompressedSize > most) throw refuse(`“${name}” is larger than ${most / 1_000_000} MB.`);
  if (uncompressedSize > smallBytes && uncompressedSize > highestRatio * compressedSize) {
    throw refuse(`“${name}” is packed far too densely to be opened safely.`);
  }
};

const readEntries = async (zip: ZipFile, most: ArchiveLimits) => {
  if (zip.entryCount > mostEntries) throw refuse(`The archive has more than ${mostEntries} files.`);
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (bytes > most.bytes) throw refuse(`The archive holds more than ${most.bytes / 1e9} GB.`);
    if (isClutter(entry.fileName)) continue;
    checkEntry(entry, most);
    if (entries.has(entry.fileName))
      throw refuse(`“${entry.fileName}” appears twice in the archive.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
};

/** yauzl's own errors are plain; those of the disk have a code. */
const toRefusal = (error: unknown) =>
  error instanceof Error && error.constructor === Error && !("code" in error)
    ? refuse(`This archive cannot be read: ${error.message}.`)
    : error;

const openZip = async (path: string) => {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (error) {
    throw toRefusal(error);
  }
};

/** Opens a ZIP file of tours. 400 for one that is damaged, too large or holds what does not belong there. */
export const openArchive = async (path: string, most: ArchiveLimits) => {
  const zip = await openZip(path);
  try {
    const entries = await readEntries(zip, most);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw refuse(`“${name}” is not in the archive.`);
      try {
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        throw toRefusal(error);
      }
    };
    return {
      readList: () => read(listFile),
      /** `undefined` in an archive without them. */
      readQuestions: async () => (entries.has(questionsFile) ? read(questionsFile) : undefined),
      read,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw toRefusal(error);
  }
};
export type Archive = Awaited<ReturnType<typeof openArchive>>;
