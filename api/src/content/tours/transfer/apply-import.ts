import pLimit from "p-limit";
import type { SharedQuestions } from "shared/content/questions";
import {
  type PortableTour,
  type TourImportDone,
  tourImportDone,
} from "shared/content/tours/tour-transfer";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { IngestedPicture, Pictures } from "#media/images/pictures.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { type IdempotentRequest, readAnswers, runIdempotent } from "#platform/db/idempotency.ts";
import { AppError, invalidField, validationFailed } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import type { ContentService } from "../../snapshot/content.service.ts";
import { type Archive, commandLimits, openArchive } from "./archive/open-archive.ts";
import type { ImportFiles } from "./import-files.ts";
import type { ImportPlan } from "./import-plan.ts";
import { saveImport } from "./save-import.ts";
import { readStoredPictures, type StoredPictures, toPhotoInputs } from "./stored-pictures.ts";

type PlanRow = ImportPlan["rows"][number];
type DueRow = PlanRow & { tour: PortableTour };

const isDue = (row: PlanRow): row is DueRow =>
  row.tour !== null && (row.status === "new" || row.status === "changed");

const refuseBadRows = ({ rows }: ImportPlan) => {
  const issues = rows.flatMap(({ row, reason }) =>
    reason ? [{ path: `rows.${row}`, message: `Row ${row}: ${reason}` }] : [],
  );
  if (issues.length > 0) throw validationFailed(issues);
};

/** An order that was set after the file was read stays, unless the file names another. */
const setsPosition = ({ status, changes }: DueRow) =>
  status === "new" || changes.includes("position");

const toSave = (row: DueRow, hashes: ReadonlyMap<string, string>, stored: StoredPictures) => {
  const { id, slug, position, photos, ...form } = row.tour;
  return {
    id,
    slug,
    readAt: row.readAt,
    position: setsPosition(row) ? position : undefined,
    form: { ...form, photos: photos && toPhotoInputs(photos, hashes, stored) },
  };
};

type Photo = { file: string; row: number };

/** Two at once: as many as are worked on. The memory is that of two photos. */
const photosAtOnce = 2;

const ingestAll = (photos: Photo[], archive: Archive, pictures: Pictures) => {
  const ingest = async ({ file, row }: Photo) => {
    try {
      const bytes = await archive.read(file);
      return await pictures.ingest(new File([new Uint8Array(bytes)], file));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw invalidField(`rows.${row}`, `Row ${row}, ${file}: ${error.message}`);
    }
  };
  return pLimit(photosAtOnce).map(photos, ingest);
};

/** The photos of these rows that are not stored yet, each once. */
const photosToIngest = (
  rows: DueRow[],
  hashes: ReadonlyMap<string, string>,
  stored: StoredPictures,
) => {
  const byHash = new Map<string, Photo>();
  for (const { row, tour } of rows) {
    for (const { file } of tour.photos ?? []) {
      const hash = hashes.get(file);
      if (hash && !stored.ids.has(hash)) byHash.set(hash, { file, row });
    }
  }
  return [...byHash.values()];
};

type Deps = {
  db: Database;
  storage: Storage;
  now: () => Date;
  pictures: Pictures;
  files: ImportFiles;
  content: ContentService;
  editContent: EditContent;
  toImageFields: ToImageFields;
  log: Log;
};

const ingestNew = async ({ pictures, files }: Deps, id: string, photos: Photo[]) => {
  if (photos.length === 0) return [];
  // The limits were checked when the file was read.
  const archive = await openArchive(files.getUploadPath(id), commandLimits);
  try {
    return await ingestAll(photos, archive, pictures);
  } finally {
    archive.close();
  }
};

const questionsToSave = ({ questions: planned }: ImportPlan): SharedQuestions | undefined => {
  if (!planned || planned.status === "same") return undefined;
  return { questions: planned.questions, version: planned.readVersion };
};

const describe = (due: DueRow[], questions: SharedQuestions | undefined): TourImportDone => {
  const created = due.filter(({ status }) => status === "new").length;
  const changed = due.length - created;
  const tours = `${created} ${created === 1 ? "tour" : "tours"} created, ${changed} changed.`;
  const message = questions ? `${tours} The shared questions are imported.` : tours;
  return { message, created, changed };
};

/** An import is applied once: its id is the key, and says all that was asked for. */
const requestFor = ({ now }: Deps, id: string): IdempotentRequest => ({
  route: "tours/imports",
  keyed: { key: id, bodyHash: id },
  at: now(),
});

/** It is done; what is left here goes with the old ones. */
const removeFiles = async ({ files, log }: Deps, id: string) => {
  try {
    await files.remove(id);
  } catch (error) {
    const fields = { event: "import.files_left", err: error, import: id };
    log.warn(fields, "Could not remove the files of an applied import.");
  }
};

const applyOnce = async (deps: Deps, by: Actor, id: string): Promise<TourImportDone> => {
  const plan = await deps.files.readPlan(id);
  refuseBadRows(plan);
  const due = plan.rows.filter(isDue);
  const stored = await readStoredPictures(deps.db, deps.storage);
  const hashes = new Map(Object.entries(plan.hashes));
  const photos = photosToIngest(due, hashes, stored);
  const ingested: IngestedPicture[] = await ingestNew(deps, id, photos);
  const tours = due.map((row) => toSave(row, hashes, stored));
  const questions = questionsToSave(plan);
  const done = describe(due, questions);
  const request = requestFor(deps, id);
  if (tours.length > 0 || questions)
    await saveImport(deps, by, { tours, pictures: ingested, questions, done }, request);
  else await deps.db.write((tx) => runIdempotent(tx, request, tourImportDone, async () => done));
  await removeFiles(deps, id);
  return done;
};

/** Applies an import completely or not at all; a repeated request within a day gets the same response. */
export const applyImport = async (deps: Deps, by: Actor, id: string): Promise<TourImportDone> => {
  const { route, at } = requestFor(deps, id);
  const answers = await readAnswers(deps.db.read, { route, keys: [id], at });
  return answers.has(id) ? tourImportDone.parse(answers.get(id)?.answer) : applyOnce(deps, by, id);
};
