import type { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { isSystemError } from "#platform/error-code.ts";
import { BackupError } from "../backup-error.ts";
import { type Manifest, manifest, manifestFile } from "../manifest.ts";
import { createHashStream } from "./hash-stream.ts";

const mostManifestBytes = 100_000_000;

const isSymbolicLink = ({ externalFileAttributes }: Entry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const isExpectedName = (name: string) =>
  /^(manifest\.json|tours\.db|secrets\/(encryption|jwt|webhook)|(media|masters)\/[\w-][\w.-]*)$/.test(
    name,
  );

const readEntries = async (zip: ZipFile) => {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (!isExpectedName(name) || isSymbolicLink(entry) || entries.has(name))
      throw new BackupError(
        `This is not a backup of the product: it contains “${name.slice(0, 80)}”.`,
      );
    entries.set(name, entry);
  }
  return entries;
};

const readManifest = async (zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> => {
  const entry = entries.get(manifestFile);
  if (!entry || entry.uncompressedSize > mostManifestBytes)
    throw new BackupError("This is not a backup of the product: it has no manifest.");
  const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  const { data } = manifest.safeParse(JSON.parse(text));
  if (!data)
    throw new BackupError("The file was made by another version, or its manifest is damaged.");
  return data;
};

const refuseOtherFiles = ({ files }: Manifest, entries: Map<string, Entry>) => {
  for (const { name, bytes } of files)
    if (entries.get(name)?.uncompressedSize !== bytes)
      throw new BackupError(`The file is damaged: “${name}” is missing or incomplete.`);
  if (entries.size !== files.length + 1)
    throw new BackupError(
      "The file is damaged: it contains files that its manifest does not list.",
    );
};

const toRefusal = (error: unknown) =>
  error instanceof Error && !(error instanceof BackupError) && !isSystemError(error)
    ? new BackupError(`The file is damaged: ${error.message.replace(/\.$/, "")}.`)
    : error;

/** Opens an unencrypted backup and reads its manifest. Throws {@link BackupError}. */
export const openArchive = async (path: string) => {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
    const opened = zip;
    const entries = await readEntries(opened);
    const contents = await readManifest(opened, entries);
    refuseOtherFiles(contents, entries);
    return {
      manifest: contents,
      read: async (name: string) => {
        const entry = entries.get(name);
        if (!entry) throw new BackupError(`The file is damaged: “${name}” is missing.`);
        return opened.openReadStreamPromise(entry);
      },
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw toRefusal(error);
  }
};
export type Archive = Awaited<ReturnType<typeof openArchive>>;

/** Reads every file in full and compares its hash. Throws {@link BackupError} at the first that differs. */
export const unpack = async (
  { manifest: { files }, read }: Pick<Archive, "manifest" | "read">,
  openTarget: (name: string) => Writable | Promise<Writable>,
) => {
  for (const { name, sha256 } of files) {
    const { stream, result } = createHashStream();
    const target = await openTarget(name);
    try {
      await pipeline(await read(name), stream, target);
    } catch (error) {
      if (isSystemError(error)) throw error;
      throw new BackupError(`The file is damaged: “${name}” cannot be read.`, { cause: error });
    }
    if (result().sha256 !== sha256)
      throw new BackupError(`The file is damaged: “${name}” has changed.`);
  }
};
