import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { isThere } from "../../lib/is-there.ts";
import type { Inspected } from "../check/inspect-database.ts";
import { databaseFile, type Manifest, manifestFile, pictureFolder } from "../manifest.ts";
import { createHashStream } from "./hash-stream.ts";

export type Sources = {
  /** A copy of the database that nobody writes to. */
  snapshot: string;
  dataDir: string;
  /** Pictures in a bucket are the bucket's to keep. */
  pictures: Manifest["pictures"]["place"];
  variables: string[];
};

const secretFiles = ["encryption", "jwt", "webhook"];

/** Names in the archive, which are those in the data folder. */
const listFiles = async ({ dataDir, pictures }: Sources, found: Inspected) => {
  const named = pictures === "archive" ? found.pictureFiles : [];
  const wanted = [
    ...secretFiles.map((name) => `secrets/${name}`),
    ...named.map((name) => `${pictureFolder}/${name}`),
    ...found.pendingPictures.map((id) => `masters/${id}`),
  ];
  const files: string[] = [];
  for (const name of wanted) if (await isThere(join(dataDir, name))) files.push(name);
  const stored = files.filter((name) => name.startsWith(`${pictureFolder}/`)).length;
  return { files, missing: named.length - stored };
};

const addFiles = (zip: ZipFile, files: { name: string; path: string }[]) => {
  const written: Manifest["files"] = [];
  for (const { name, path } of files) {
    zip.addReadStreamLazy(name, { compress: name === databaseFile }, (done) => {
      const { stream, result } = createHashStream();
      stream.once("end", () => written.push({ name, ...result() }));
      pipeline(createReadStream(path), stream).catch((error: Error) => zip.emit("error", error));
      done(null, stream);
    });
  }
  return written;
};

/** The manifest is written last, when the hashes are known; a ZIP file is read from its end. */
export const writeArchive = async (target: string, sources: Sources, found: Inspected) => {
  const { files, missing } = await listFiles(sources, found);
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => zip.once("error", reject));
  const written = addFiles(zip, [
    { name: databaseFile, path: sources.snapshot },
    ...files.map((name) => ({ name, path: join(sources.dataDir, name) })),
  ]);
  const manifest = (): Manifest => ({
    format: 1,
    createdAt: new Date().toISOString(),
    schema: found.schema,
    tables: found.tables,
    pictures: { place: sources.pictures, files: found.pictureFiles.length, missing },
    variables: sources.variables,
    files: written,
  });
  zip.addReadStreamLazy(manifestFile, (done) => {
    const { stream } = createHashStream();
    done(null, stream);
    stream.end(JSON.stringify(manifest(), null, 2));
  });
  zip.end();
  const file = createWriteStream(target, { flags: "wx", mode: 0o600, flush: true });
  await Promise.race([pipeline(zip.outputStream, file), failed]);
};
