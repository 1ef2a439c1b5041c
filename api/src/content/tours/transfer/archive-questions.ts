import type { Question } from "shared/content/questions";
import { portableQuestions } from "shared/content/tours/tour-transfer";
import { invalidField } from "#platform/errors.ts";
import { parseArchiveJson } from "./archive-json.ts";
import { questionsFile } from "./open-archive.ts";

/** The questions of `questions.json`. 400 naming the entry that is wrong. */
export const readArchiveQuestions = (bytes: Uint8Array): Question[] => {
  const { data, error } = portableQuestions.safeParse(parseArchiveJson(questionsFile, bytes));
  if (data) return data;
  const { path = [], message } = error?.issues[0] ?? {};
  const [index] = path;
  const entry = typeof index === "number" ? `, entry ${index + 1}` : "";
  throw invalidField(questionsFile, `${questionsFile}${entry}: ${message}`);
};
