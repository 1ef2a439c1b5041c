import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import sharp from "sharp";
import { imageProcessor } from "../../../media/images/image-processor.ts";
import { planRenditions } from "../../../media/images/rendition-plan.ts";
import { demoFilePath, demoFolder } from "./demo-pictures.ts";

const width = 1280;

// Uploads may be no SVG files; the demo's originals are.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

/** Makes the files of `pictures/` that an upload of the drawing would be made into. */
const makePicture = async (name: string) => {
  const drawing = await readFile(join(demoFolder, "originals", `${name}.svg`));
  const upload = await sharp(drawing).resize({ width }).png().toBuffer();
  const { main, master, height, color } = await imageProcessor.ingest(upload);
  for (const file of [
    main,
    ...(await imageProcessor.render(master, planRenditions({ width, height }))),
  ]) {
    const path = demoFilePath(name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.bytes);
  }
  return { width, height, color };
};

const originals = await readdir(join(demoFolder, "originals"));
await rm(join(demoFolder, "pictures"), { recursive: true, force: true });
const pictures: Record<string, Awaited<ReturnType<typeof makePicture>>> = {};
for (const { name } of originals.toSorted().map(parse)) pictures[name] = await makePicture(name);
await writeFile(join(demoFolder, "pictures.json"), `${JSON.stringify(pictures, null, 2)}\n`);
