import { createWriteStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { ZipFile } from "yazl";
import { imageProcessor } from "#media/images/image-processor.ts";
import { planRenditions } from "#media/images/rendition-plan.ts";
import { type DemoPicture, demoArchive, demoFileName, demoPictureList } from "./demo-archive.ts";

const width = 1280;
const originals = join(dirname(demoArchive), "originals");
// Nothing but the pictures' bytes changes the archive: equal pictures pack into an equal file.
const options = { compress: false, mode: 0o644, mtime: new Date(1980, 0), forceDosTimestamp: true };

// Uploads may not be SVG files; the demo's originals are.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

/** Adds the files that an upload of the drawing would be turned into. */
const addPicture = async (zip: ZipFile, name: string): Promise<DemoPicture> => {
  const drawing = await readFile(join(originals, `${name}.svg`));
  const upload = await sharp(drawing).resize({ width }).png().toBuffer();
  const { main, master, height, color } = await imageProcessor.ingest(upload);
  const renditions = await imageProcessor.render(master, planRenditions({ width, height }));
  for (const file of [main, ...renditions])
    zip.addBuffer(Buffer.from(file.bytes), demoFileName(name, file), options);
  return { width, height, color };
};

const zip = new ZipFile();
const pictures: Record<string, DemoPicture> = {};
for (const { name } of (await readdir(originals)).toSorted().map(parse))
  pictures[name] = await addPicture(zip, name);
zip.addBuffer(Buffer.from(`${JSON.stringify(pictures, null, 2)}\n`), demoPictureList, options);
zip.end();
await pipeline(zip.outputStream, createWriteStream(demoArchive));
