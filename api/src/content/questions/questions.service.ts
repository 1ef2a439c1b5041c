import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import type { PublishedDraft } from "shared/content/published-draft";
import type { Question, SharedQuestions, SharedQuestionsInput } from "shared/content/questions";
import { sharedQuestionsId } from "shared/content/records/records";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict } from "#platform/errors.ts";
import type { Edit, EditContent } from "#publishing/content-editor.ts";
import type { TrashedRecord } from "#publishing/deleted-records.ts";
import { publishing } from "#publishing/published-draft.ts";
import { sharedQuestions } from "#tables/content.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import { findRemovedQuestions } from "./removed-questions.ts";

export const withVersion = (questions: Question[]): SharedQuestions => ({
  questions,
  version: createHash("sha256").update(JSON.stringify(questions)).digest("base64url"),
});

export const readQuestions = (tx: Pick<Transaction, "select">): Promise<Question[]> =>
  tx
    .select({ question: sharedQuestions.question, answer: sharedQuestions.answer })
    .from(sharedQuestions)
    .orderBy(asc(sharedQuestions.position));

/** Puts them in the place of those of `version`; throws what `refuse` makes of the current ones where that is past. */
export const replaceQuestions = async (
  tx: Transaction,
  { questions, version }: SharedQuestions,
  refuse: (current: SharedQuestions) => Error,
): Promise<SharedQuestions> => {
  const current = withVersion(await readQuestions(tx));
  if (current.version !== version) throw refuse(current);
  await tx.delete(sharedQuestions);
  const rows = questions.map((each, position) => ({ position, ...each }));
  if (rows.length > 0) await tx.insert(sharedQuestions).values(rows);
  return withVersion(questions);
};

/** The questions that were taken out, for the trash. */
export const toRemovedQuestions = (before: Question[], after: Question[]): TrashedRecord[] =>
  findRemovedQuestions(before, after).map((row) => ({
    id: newId(),
    kind: "question",
    recordId: sharedQuestionsId,
    name: row.question,
    rows: { shared_questions: [row] },
  }));

/** The published change of the list. */
export const toQuestionsChange = (before: Question[], after: Question[]) => ({
  kind: "questions" as const,
  id: sharedQuestionsId,
  name: "Questions on every tour",
  before: { document: { questions: before }, updatedAt: null },
  after: { questions: after },
});

/** Replaces the shared questions. 409 when they are no longer those of `version`. */
export const changeQuestions = async (
  tx: Transaction,
  input: SharedQuestionsInput,
): Promise<Edit<SharedQuestions>> => {
  const before = { questions: await readQuestions(tx) };
  const value = await replaceQuestions(tx, input, editConflict);
  const after = { questions: value.questions };
  return {
    value,
    event: { action: "questions.changed", before, after },
    records: [toQuestionsChange(before.questions, after.questions)],
    deleted: toRemovedQuestions(before.questions, after.questions),
  };
};

type Deps = { content: ContentService; editContent: EditContent };

/** The questions shown on every tour. */
export const createQuestionsService = ({ content, editContent }: Deps) => ({
  read: async (): Promise<SharedQuestions> =>
    withVersion((await content.current()).content.questions),

  /** 409 when they are no longer those of `version`. */
  save: (
    by: Actor,
    input: SharedQuestionsInput,
    draft: PublishedDraft = {},
  ): Promise<SharedQuestions> => {
    const change = (tx: Transaction) => changeQuestions(tx, input);
    return editContent(by, "Changed the shared questions", publishing(draft, change));
  },
});
export type QuestionsService = ReturnType<typeof createQuestionsService>;
