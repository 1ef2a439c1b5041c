import { PassThrough, Readable } from "node:stream";
import type { Question } from "shared/content/questions";
import type { TourService } from "shared/content/tours/tour-services";
import { tourArchiveVersion } from "shared/content/tours/tour-transfer";
import { ZipFile } from "yazl";
import type { Storage } from "#media/storage/storage.ts";
import { mapInTurns } from "#platform/async/map-in-turns.ts";
import { toArchiveTour } from "../portable-tour.ts";
import type { StoredPictures } from "../stored-pictures.ts";
import { questionsFile } from "./open-archive.ts";

type Deps = {
  storage: Storage;
  tours: TourService[];
  questions: Question[];
  pictures: StoredPictures;
};

const readPicture = async (storage: Storage, file: string) => {
  const bytes = await storage.get(file);
  if (!bytes) throw new Error(`The picture ${file} is gone.`);
  return Readable.from([bytes]);
};

/** A ZIP file of tours, their photos and the questions of all; one photo is in memory at a time. */
export async function* writeArchive({ storage, tours, questions, pictures }: Deps) {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);

  const list = await mapInTurns(tours, (tour) => JSON.stringify(toArchiveTour(tour, pictures)));
  const json = `{ "version": ${tourArchiveVersion}, "tours": [\n${list.join(",\n")}\n] }\n`;
  zip.addBuffer(Buffer.from(json), "tours.json");
  if (questions.length > 0) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(questions, null, 2)}\n`), questionsFile);
  }
  const shown = new Set(tours.flatMap(({ photos }) => photos.map(({ picture }) => picture)));
  for (const id of shown) {
    const file = pictures.mainFiles.get(id);
    if (!file) continue;
    zip.addReadStreamLazy(`photos/${file}`, { compress: false }, (done) => {
      readPicture(storage, file).then(
        (stream) => done(null, stream),
        (error: unknown) => output.destroy(error instanceof Error ? error : undefined),
      );
    });
  }
  zip.end();
  for await (const chunk of output) yield new Uint8Array(chunk);
}
