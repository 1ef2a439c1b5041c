import { buffer } from "node:stream/consumers";
import { tourArchiveVersion } from "shared/content/tours/tour-transfer";
import { type Options, ZipFile } from "yazl";

type ArchiveFiles = Record<string, string | Uint8Array>;

/** A ZIP file with these files; those without an ending are folders' places. */
export const makeArchive = async (files: ArchiveFiles, options: Partial<Options> = {}) => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name, options);
  }
  zip.end({ forceZip64Format: true, comment: "" });
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array>);
};

/** The list of an archive as text. */
export const toTourList = (tours: unknown[], version: unknown = tourArchiveVersion) =>
  JSON.stringify({ version, tours });

/** The archive with a name that no archiver writes, as long as the other. */
export const renameInArchive = (archive: Buffer, name: string, to: string) =>
  Buffer.from(archive.toString("latin1").replaceAll(name, to), "latin1");

/** The archive whose first file claims to be so large. */
export const claimSize = (archive: Buffer, bytes: number) => {
  const changed = Buffer.from(archive);
  changed.writeUInt32LE(bytes, changed.indexOf(Buffer.from("PK\x01\x02", "latin1")) + 24);
  return changed;
};

/** Returns an archive that claims this number of files. */
export const claimFiles = (archive: Buffer, files: number) => {
  const changed = Buffer.from(archive);
  changed.writeBigUInt64LE(
    BigInt(files),
    changed.indexOf(Buffer.from("PK\x06\x06", "latin1")) + 32,
  );
  return changed;
};
