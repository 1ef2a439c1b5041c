import { eq } from "drizzle-orm";
import type { SharedQuestions } from "shared/content/questions";
import { type TourImportDone, tourImportDone } from "shared/content/tours/tour-transfer";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { type IngestedPicture, insertPicture } from "#media/images/pictures.ts";
import type { Actor } from "#platform/actor.ts";
import { mapInTurns } from "#platform/async/map-in-turns.ts";
import type { IdempotentRequest } from "#platform/db/idempotency.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { tourServices } from "#tables/content.ts";
import { followAddress, refuseTakenTour } from "../../addresses/page-addresses.ts";
import { readTrashedTours } from "../../addresses/trashed-addresses.ts";
import {
  readQuestions,
  replaceQuestions,
  toQuestionsChange,
  toRemovedQuestions,
} from "../../questions/questions.service.ts";
import { type ContentService, readTourService } from "../../snapshot/content.service.ts";
import { toAddress, toTourChange } from "../read-tour.ts";
import { type TourForm, toTourColumns } from "../tour-columns.ts";
import { changePhotos, readKnownPictures } from "../tour-photos.ts";

/** `readAt` is the last edit that this was made from; `null` where there was no such tour. */
type TourToSave = {
  id: string;
  slug: string;
  form: TourForm;
  /** Stays as it is where it is `undefined`. */
  position: number | null | undefined;
  readAt: string | null;
};

type Import = {
  tours: TourToSave[];
  pictures: IngestedPicture[];
  /** With the version that they replace; `undefined` where they stay. */
  questions: SharedQuestions | undefined;
  done: TourImportDone;
};

const changedMeanwhile = (subject: string) =>
  conflict(
    `${subject} changed after the file was read, so nothing was imported. Read the file again.`,
  );

type Context = {
  country: string;
  at: Date;
  toImageFields: ToImageFields;
  trashed: ReadonlyMap<string, string>;
};

const saveTour = async (
  tx: Transaction,
  { id, slug, form, position, readAt }: TourToSave,
  { country, at, toImageFields, trashed }: Context,
) => {
  const [[stored], before = null] = await Promise.all([
    tx.select().from(tourServices).where(eq(tourServices.id, id)),
    readTourService(tx, id, toImageFields),
  ]);
  if ((stored?.updatedAt ?? null) !== readAt) throw changedMeanwhile(`“${form.title}” was`);
  const columns = {
    ...toTourColumns(form, { stored, country }),
    slug: slug === id ? null : slug,
    ...(position !== undefined && { position }),
  };
  for (const part of new Set(stored ? [slug] : [id, slug]))
    if (part !== before?.slug) await refuseTakenTour(tx, { id, slug: part }, trashed);
  if (stored) {
    const updatedAt = nextVersionTime(stored.updatedAt, at);
    await tx
      .update(tourServices)
      .set({ ...columns, updatedAt })
      .where(eq(tourServices.id, id));
  } else {
    const createdAt = at.toISOString();
    await tx.insert(tourServices).values({ id, ...columns, createdAt, updatedAt: createdAt });
  }
  const known = await readKnownPictures(tx, form.photos);
  await changePhotos(tx, id, { photos: form.photos, known, mainPictureId: undefined });
  const after = await readTourService(tx, id, toImageFields);
  if (!after) return [];
  const moved = { ...(before && { before: toAddress(before) }), after: toAddress(after) };
  await followAddress(tx, moved, at);
  return [toTourChange(before, after)];
};

const saveQuestions = async (tx: Transaction, questions: SharedQuestions | undefined) => {
  if (!questions) return { records: [], deleted: [] };
  const before = await readQuestions(tx);
  await replaceQuestions(tx, questions, () => changedMeanwhile("The shared questions were"));
  return {
    records: [toQuestionsChange(before, questions.questions)],
    deleted: toRemovedQuestions(before, questions.questions),
  };
};

type Deps = {
  now: () => Date;
  content: ContentService;
  editContent: EditContent;
  toImageFields: ToImageFields;
};

const describeImport = ({ tours, questions }: Import) => {
  if (!questions) return `Imported ${tours.length} tours`;
  return tours.length > 0
    ? `Imported ${tours.length} tours and the shared questions`
    : "Imported the shared questions";
};

/** All of it or nothing, the first tour as the newest. 409 where something was changed after it was read. */
export const saveImport = async (
  { now, content, editContent, toImageFields }: Deps,
  by: Actor,
  plan: Import,
  request: IdempotentRequest,
) => {
  const { country } = (await content.readSettings()).company;
  const { tours, pictures, questions, done } = plan;
  return editContent(
    by,
    describeImport(plan),
    async (tx) => {
      const at = now();
      for (const picture of pictures) await insertPicture(tx, picture, at);
      const context = { country, toImageFields, trashed: await readTrashedTours(tx) };
      const changedTours = await mapInTurns(tours, (tour, index) =>
        saveTour(tx, tour, { ...context, at: new Date(at.getTime() - index) }),
      );
      const { records, deleted } = await saveQuestions(tx, questions);
      const { created, changed } = done;
      const after = {
        created,
        changed,
        questions: questions !== undefined,
        ids: tours.map(({ id }) => id),
      };
      return {
        value: done,
        event: { action: "tours.imported", after },
        records: [...changedTours.flat(), ...records],
        deleted,
      };
    },
    { request, answer: tourImportDone },
  );
};
