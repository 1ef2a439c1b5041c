import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { errorCode } from "#platform/error-code.ts";
import { version } from "#platform/version.ts";
import type { Inspected } from "../check/inspect-database.ts";
import { databaseFile, type Manifest, manifestFile, pictureFolder } from "../manifest.ts";
import { createHashStream } from "./hash-stream.ts";

type Sources = {
  /** A copy of the database that nobody writes to. */
  snapshot: string;
  dataDir: string;
  /** Pictures in a bucket stay there. */
  pictures: Manifest["pictures"]["place"];
  variables: string[];
};

const secretFiles = ["encryption", "jwt", "webhook"];

/** Names in the archive, which are those in the data folder. */
const listFiles = ({ pictures }: Sources, inspected: Inspected) => [
  ...secretFiles.map((name) => `secrets/${name}`),
  ...(pictures === "archive" ? inspected.pictureFiles : []).map(
    (name) => `${pictureFolder}/${name}`,
  ),
  ...inspected.pendingPictures.map((id) => `masters/${id}`),
];

const openOptional = async (path: string) => {
  try {
    return await open(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** Adds the files one at a time and skips those that were deleted since the listing. */
const addFiles = async (zip: ZipFile, files: { name: string; path: string }[]) => {
  const written: Manifest["files"] = [];
  for (const { name, path } of files) {
    const file = await openOptional(path);
    if (!file) continue;
    const { stream, result } = createHashStream();
    zip.addReadStream(stream, name, { compress: name === databaseFile });
    await pipeline(file.createReadStream(), stream);
    written.push({ name, ...result() });
  }
  return written;
};

const isPicture = ({ name }: { name: string }) => name.startsWith(`${pictureFolder}/`);

/** The manifest is written last, when the hashes are known. */
const addAll = async (zip: ZipFile, sources: Sources, inspected: Inspected) => {
  const wanted = listFiles(sources, inspected).map((name) => ({
    name,
    path: join(sources.dataDir, name),
  }));
  const files = await addFiles(zip, [{ name: databaseFile, path: sources.snapshot }, ...wanted]);
  const missing = wanted.filter(isPicture).length - files.filter(isPicture).length;
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    version,
    schema: inspected.schema,
    tables: inspected.tables,
    forms: inspected.forms,
    pictures: { place: sources.pictures, files: inspected.pictureFiles.length, missing },
    variables: sources.variables,
    files,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), manifestFile);
  zip.end();
};

export const writeArchive = async (target: string, sources: Sources, inspected: Inspected) => {
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => zip.once("error", reject));
  const file = createWriteStream(target, { flags: "wx", mode: 0o600, flush: true });
  const done = Promise.all([addAll(zip, sources, inspected), pipeline(zip.outputStream, file)]);
  await Promise.race([done, failed]);
};
