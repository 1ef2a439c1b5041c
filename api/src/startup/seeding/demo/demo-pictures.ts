import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import type { pictures } from "#db/schema/pictures.ts";
import demoPictures from "../../../../demo/pictures.json" with { type: "json" };
import { planRenditions } from "../../../media/images/rendition-plan.ts";
import { type EncodedFile, storeFile, storeFiles } from "../../../media/storage/picture-files.ts";
import type { Storage } from "../../../media/storage/storage.ts";

export const demoFolder = fileURLToPath(new URL("../../../../demo/", import.meta.url));
const storedAtOnce = 4;

type DemoFile = Pick<EncodedFile, "type" | "width">;

/** Where a file of a demo picture lies, such as `pictures/ndaba-falls/640.avif`. */
export const demoFilePath = (name: string, { type, width }: DemoFile) =>
  join(demoFolder, "pictures", name, `${width}.${type.replace("image/", "")}`);

const readDemoFile = async (name: string, file: DemoFile): Promise<EncodedFile> => ({
  ...file,
  bytes: await readFile(demoFilePath(name, file)),
});

type Facts = { width: number; height: number; color: string };

const storeDemoPicture = async (storage: Storage, name: string, facts: Facts) => {
  const main = await readDemoFile(name, { type: "image/jpeg", width: facts.width });
  const plan = planRenditions(facts);
  const renditions = await Promise.all(plan.map((file) => readDemoFile(name, file)));
  const row: Omit<typeof pictures.$inferInsert, "createdAt"> = {
    id: name,
    ...facts,
    mainFile: (await storeFile(storage, main)).file,
    renditions: await storeFiles(storage, renditions),
  };
  return row;
};

/** Puts the files of all demo pictures into the store; returns their rows. */
export const storeDemoPictures = async (storage: Storage) => {
  const limit = pLimit(storedAtOnce);
  const storing = Object.entries(demoPictures).map(([name, facts]) =>
    limit(() => storeDemoPicture(storage, name, facts)),
  );
  return Promise.all(storing);
};
