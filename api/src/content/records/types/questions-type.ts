import { questionsDocument, sharedQuestionsId } from "shared/content/records/records";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, notFound } from "#platform/errors.ts";
import { parseInput } from "#platform/parse-input.ts";
import { changeQuestions, readQuestions, withVersion } from "../../questions/questions.service.ts";
import type { RecordType } from "./record-type.ts";

const readCurrent = async (tx: Pick<Transaction, "select">) => withVersion(await readQuestions(tx));

/** The questions on every tour are one record. */
export const questionsType: RecordType = {
  parse: (id, document) => {
    if (id !== sharedQuestionsId) throw notFound("List of questions");
    return parseInput(questionsDocument, document);
  },

  read: async (tx, id) => {
    if (id !== sharedQuestionsId) return undefined;
    const { questions, version } = await readCurrent(tx);
    return { name: "Questions on every tour", document: { questions }, version };
  },

  present: async (_tx, _id, document) => ({
    kind: "questions",
    record: parseInput(questionsDocument, document),
  }),

  publish: async (tx, _id, { document, readAt }) => {
    if (readAt === null) throw editConflict(await readCurrent(tx));
    return changeQuestions(tx, { ...parseInput(questionsDocument, document), version: readAt });
  },
};
