import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { openPromise } from "yauzl";
import { z } from "zod";
import type { EncodedFile } from "#media/storage/picture-files.ts";

export const demoArchive = fileURLToPath(new URL("../../../../demo/pictures.zip", import.meta.url));

/** The file of the archive that lists its pictures by name. */
export const demoPictureList = "pictures.json";

const pictureFacts = z.object({ width: z.int(), height: z.int(), color: z.string() });
export type DemoPicture = z.infer<typeof pictureFacts>;

/** The name in the archive of one size of a picture, as in `ndaba-falls/640.avif`. */
export const demoFileName = (name: string, { type, width }: Pick<EncodedFile, "type" | "width">) =>
  `${name}/${width}.${type.replace("image/", "")}`;

/** The pictures of the demo by name, and the bytes of each file by its name in the archive. */
export const readDemoArchive = async () => {
  const zip = await openPromise(demoArchive, { lazyEntries: true, autoClose: false });
  try {
    const files = new Map<string, Uint8Array>();
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    const read = (name: string) => {
      const bytes = files.get(name);
      if (!bytes) throw new Error(`${demoArchive} has no ${name}.`);
      return bytes;
    };
    const list: unknown = JSON.parse(new TextDecoder().decode(read(demoPictureList)));
    return { pictures: z.record(z.string(), pictureFacts).parse(list), read };
  } finally {
    zip.close();
  }
};
