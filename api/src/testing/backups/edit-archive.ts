import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { openPromise } from "yauzl";
import { ZipFile } from "yazl";

export type Member = { bytes: Buffer; mode?: number };

/** Rewrites an archive with other members. */
export const editArchive = async (
  source: string,
  target: string,
  edit: (members: Map<string, Member>) => void,
) => {
  const zip = await openPromise(source, { lazyEntries: true, autoClose: false });
  const members = new Map<string, Member>();
  for await (const entry of zip.eachEntry()) {
    members.set(entry.fileName, { bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  }
  zip.close();
  edit(members);
  const edited = new ZipFile();
  for (const [name, { bytes, mode }] of members)
    edited.addBuffer(bytes, name, mode ? { mode } : {});
  edited.end();
  await pipeline(edited.outputStream, createWriteStream(target));
};
