import type { Question } from "shared/content/questions";

/** The questions that guests ask before they book: children, bad weather, refunds. */
const topics = [
  /\b(child|famil|kid|pushchair)/i,
  /\b(weather|rain|wind|storm|rough)/i,
  /\b(refund|cancel|money back|deposit)/i,
];

/** At most one question for each topic, with its index in the list. */
export const selectBookingQuestions = (questions: readonly Question[]) => {
  const indexes = topics.map((topic) =>
    questions.findIndex(({ question }) => topic.test(question)),
  );
  return [...new Set(indexes)].flatMap((index) => {
    const found = questions[index];
    return found ? { question: found.question, index } : [];
  });
};

export const answerId = (index: number) => `answer-${index + 1}`;
