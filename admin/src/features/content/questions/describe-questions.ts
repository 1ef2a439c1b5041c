import type { Question } from "shared/content/questions";

export const describeQuestions = (questions: Question[]) =>
  questions.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n");
