import { readFile, stat } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";
import type { TourImport } from "shared/content/tours/tour-transfer";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Pictures } from "#media/images/pictures.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { Actor } from "#platform/actor.ts";
import { toCsv } from "#platform/csv/to-csv.ts";
import type { Database } from "#platform/db/client.ts";
import { invalidField } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { readTrashedTours } from "../../addresses/trashed-addresses.ts";
import type { ContentService } from "../../snapshot/content.service.ts";
import { applyImport } from "./apply-import.ts";
import { readArchiveRows } from "./archive/archive-rows.ts";
import {
  type Archive,
  type ArchiveLimits,
  openArchive,
  uploadLimits,
} from "./archive/open-archive.ts";
import { writeArchive } from "./archive/write-archive.ts";
import type { FileRow } from "./file-row.ts";
import type { ImportFiles } from "./import-files.ts";
import type { ImportPlan } from "./import-plan.ts";
import { planQuestions, readArchiveQuestions } from "./import-questions.ts";
import { createHashPhotos } from "./photo-hashes.ts";
import { planImport } from "./plan-import.ts";
import { toTableTour } from "./portable-tour.ts";
import { readStoredPictures } from "./stored-pictures.ts";
import { readTableRows } from "./table/table-rows.ts";
import { tourCells } from "./table/tour-cells.ts";

export type TourFileType = "zip" | "csv";

type Deps = {
  db: Database;
  storage: Storage;
  now: () => Date;
  pictures: Pictures;
  content: ContentService;
  editContent: EditContent;
  toImageFields: ToImageFields;
  files: ImportFiles;
  log: Log;
};

const mostTableBytes = 20_000_000;
const toursInSlice = 20;

const readTable = async (path: string) => {
  const { size } = await stat(path);
  if (size > mostTableBytes) throw invalidField("file", "A CSV file can be up to 20 MB.");
  return readTableRows(await readFile(path));
};

async function* exportTable({ content }: Deps) {
  const { allServices } = await content.current();
  const slices = async function* () {
    for (let start = 0; start < allServices.length; start += toursInSlice) {
      await nextTurn();
      yield allServices.slice(start, start + toursInSlice).map(toTableTour);
    }
  };
  yield* toCsv(slices(), tourCells);
}

async function* exportArchive({ db, storage, content }: Deps) {
  const { allServices: tours, content: shown } = await content.current();
  const { questions } = shown;
  yield* writeArchive({
    storage,
    tours,
    questions,
    pictures: await readStoredPictures(db, storage),
  });
}

const plan = async (
  { db, storage, content }: Deps,
  rows: FileRow[],
  archive?: Archive,
): Promise<ImportPlan> => {
  const bytes = await archive?.readQuestions();
  const questions = bytes && readArchiveQuestions(bytes);
  const { allServices: tours, content: shown } = await content.current();
  const { country } = shown.settings.company;
  const pictures = await readStoredPictures(db, storage);
  const trashed = await readTrashedTours(db.read);
  const hashes = new Map<string, string>();
  const hashPhotos = createHashPhotos(archive, hashes);
  const planned = await planImport(rows, {
    tours,
    trashed,
    country,
    pictures,
    hashes,
    hashPhotos,
  });
  return {
    rows: planned,
    hashes: Object.fromEntries(hashes),
    questions: planQuestions(shown.questions, questions),
  };
};

const planUpload = async (
  deps: Deps,
  path: string,
  { type, most }: { type: TourFileType; most: ArchiveLimits },
) => {
  if (type === "csv") return plan(deps, await readTable(path));
  const archive = await openArchive(path, most);
  try {
    return await plan(deps, await readArchiveRows(await archive.readList()), archive);
  } finally {
    archive.close();
  }
};

const tell = ({ rows, questions }: ImportPlan) => ({
  rows: rows.map(({ tour: _, readAt: __, ...row }) => row),
  questions: questions && { status: questions.status, count: questions.count },
});

/** Reads a file and returns its planned changes. Throws a 400 error if it is not a file of tours. */
const readImport =
  (deps: Deps) =>
  async (
    body: AsyncIterable<Uint8Array>,
    type: TourFileType,
    most: ArchiveLimits = uploadLimits,
  ): Promise<TourImport> => {
    const { files } = deps;
    const id = await files.receive(body);
    try {
      const planned = await planUpload(deps, files.getUploadPath(id), { type, most });
      await files.savePlan(id, planned);
      return { _id: id, ...tell(planned) };
    } catch (error) {
      await files.remove(id);
      throw error;
    }
  };

/** All tours as files, and back. */
export const createTourTransferService = (deps: Deps) => {
  // A repeated request waits for the response of the first one.
  const inTurn = pLimit(1);
  return {
    exportArchive: () => exportArchive(deps),
    exportTable: () => exportTable(deps),
    read: readImport(deps),
    /** 400 where a row is refused, 404 for one that is gone, 409 where a tour was changed meanwhile. */
    apply: (by: Actor, id: string) => inTurn(() => applyImport(deps, by, id)),
    drop: deps.files.drop,
    removeOld: deps.files.removeOld,
  };
};
export type TourTransferService = ReturnType<typeof createTourTransferService>;
