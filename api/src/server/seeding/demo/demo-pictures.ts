import pLimit from "p-limit";
import { planRenditions } from "#media/images/rendition-plan.ts";
import { type EncodedFile, storeFile, storeFiles } from "#media/storage/picture-files.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { pictures } from "#tables/pictures.ts";
import { type DemoPicture, demoFileName, readDemoArchive } from "./demo-archive.ts";

const storedAtOnce = 4;

/** Puts the files of all demo pictures into the store; returns their rows. */
export const storeDemoPictures = async (storage: Storage) => {
  const archive = await readDemoArchive();
  const readFile = (name: string, file: Omit<EncodedFile, "bytes">): EncodedFile => ({
    ...file,
    bytes: archive.read(demoFileName(name, file)),
  });
  const storePicture = async (name: string, facts: DemoPicture) => {
    const main = readFile(name, { type: "image/jpeg", width: facts.width });
    const renditions = planRenditions(facts).map((file) => readFile(name, file));
    const row: Omit<typeof pictures.$inferInsert, "createdAt"> = {
      id: name,
      ...facts,
      mainFile: (await storeFile(storage, main)).file,
      renditions: await storeFiles(storage, renditions),
    };
    return row;
  };
  const limit = pLimit(storedAtOnce);
  return limit.map(Object.entries(archive.pictures), ([name, facts]) => storePicture(name, facts));
};
