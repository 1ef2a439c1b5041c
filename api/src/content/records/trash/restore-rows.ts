import type { Question } from "shared/content/questions";
import { limits } from "shared/limits";
import { insertMany } from "#platform/db/insert-many.ts";
import { isDuplicate } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import type { RecordChange } from "#publishing/record-versions.ts";
import {
  galleryItems,
  pagePictures,
  pages,
  reviews,
  teamMembers,
  tourPhotos,
  tourServices,
} from "#tables/content.ts";
import type { TrashRows, trash } from "#tables/records.ts";
import { changeQuestions, readQuestions, withVersion } from "../../questions/questions.service.ts";
import { refuseFullTeam } from "../../team/team.service.ts";

/** Puts questions back in the places that they had. */
const restoreQuestions = async (
  tx: Transaction,
  rows: NonNullable<TrashRows["shared_questions"]>,
): Promise<RecordChange[]> => {
  const current = await readQuestions(tx);
  if (current.length + rows.length > limits.listItems)
    throw conflict(`There can be up to ${limits.listItems} questions. Remove one first.`);
  const questions = rows.reduce<Question[]>(
    (list, { position, question, answer }) => list.toSpliced(position, 0, { question, answer }),
    current,
  );
  const { version } = withVersion(current);
  return (await changeQuestions(tx, { questions, version })).records ?? [];
};

const insertRows = async (tx: Transaction, rows: TrashRows) => {
  await insertMany(tx, tourServices, rows.tour_services ?? []);
  await insertMany(tx, tourPhotos, rows.tour_photos ?? []);
  await insertMany(tx, pages, rows.pages ?? []);
  await insertMany(tx, pagePictures, rows.page_pictures ?? []);
  await insertMany(tx, galleryItems, rows.gallery_items ?? []);
  await insertMany(tx, reviews, rows.reviews ?? []);
  await insertMany(tx, teamMembers, rows.team_members ?? []);
};

/**
 * Inserts the rows as they were and returns the lists that it changed. 409 when something else has the record's id
 * or address now, or when its list is full.
 */
export const restoreRows = async (
  tx: Transaction,
  { name, path, rows }: typeof trash.$inferSelect,
): Promise<RecordChange[]> => {
  if (rows.shared_questions) return restoreQuestions(tx, rows.shared_questions);
  if (rows.team_members) await refuseFullTeam(tx);
  try {
    await insertRows(tx, rows);
    return [];
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw conflict(
      path
        ? `Something else has the address ${path} now. Change that address first, then restore “${name}”.`
        : `“${name}” exists already.`,
    );
  }
};
