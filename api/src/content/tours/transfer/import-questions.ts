import { isDeepStrictEqual } from "node:util";
import type { Question } from "shared/content/questions";
import { portableQuestions, type TourImportQuestions } from "shared/content/tours/tour-transfer";
import { invalidField } from "#platform/errors.ts";
import { withVersion } from "../../questions/questions.service.ts";
import { parseArchiveJson } from "./archive/archive-json.ts";
import { questionsFile } from "./archive/open-archive.ts";
import type { ImportPlan } from "./import-plan.ts";

/** The questions of `questions.json`. 400 naming the entry that is wrong. */
export const readArchiveQuestions = (bytes: Uint8Array): Question[] => {
  const { data, error } = portableQuestions.safeParse(parseArchiveJson(questionsFile, bytes));
  if (data) return data;
  const { path = [], message } = error?.issues[0] ?? {};
  const [index] = path;
  const entry = typeof index === "number" ? `, entry ${index + 1}` : "";
  throw invalidField(questionsFile, `${questionsFile}${entry}: ${message}`);
};

const compareQuestions = (
  stored: Question[],
  questions: Question[],
): TourImportQuestions["status"] => {
  if (isDeepStrictEqual(stored, questions)) return "same";
  return stored.length === 0 ? "new" : "changed";
};

/** Compares the questions of a file, if it has any, with the stored ones that all tours share. */
export const planQuestions = (
  stored: Question[],
  questions: Question[] | undefined,
): ImportPlan["questions"] =>
  questions
    ? {
        status: compareQuestions(stored, questions),
        count: questions.length,
        questions,
        readVersion: withVersion(stored).version,
      }
    : null;
