import type { Question } from "shared/content/questions";
import type { RecordField } from "../../../lib/editing/record-field.ts";
import { valueField } from "../../../lib/editing/value-field.ts";

export type QuestionsValues = { questions: Question[] };

export const questionsFields: RecordField<QuestionsValues>[] = [
  valueField("questions", "Questions", (questions) =>
    questions.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n"),
  ),
];
