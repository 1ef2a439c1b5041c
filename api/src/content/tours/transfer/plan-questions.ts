import { isDeepStrictEqual } from "node:util";
import type { Question } from "shared/content/questions";
import type { TourImportQuestions } from "shared/content/tours/tour-transfer";
import { withVersion } from "../../questions/questions.service.ts";
import type { ImportPlan } from "./import-plan.ts";

const statusOf = (stored: Question[], questions: Question[]): TourImportQuestions["status"] => {
  if (isDeepStrictEqual(stored, questions)) return "same";
  return stored.length === 0 ? "new" : "changed";
};

/** What the questions of a file would do to those that all tours have; `undefined` are none in the file. */
export const planQuestions = (
  stored: Question[],
  questions: Question[] | undefined,
): ImportPlan["questions"] =>
  questions
    ? {
        status: statusOf(stored, questions),
        count: questions.length,
        questions,
        readVersion: withVersion(stored).version,
      }
    : null;
