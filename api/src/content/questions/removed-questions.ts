import type { Question } from "shared/content/questions";

type Placed = Question & { position: number };
type IsSame = (before: Question, after: Question) => boolean;

const hasSameQuestion: IsSame = (before, after) => before.question === after.question;
const hasSameAnswer: IsSame = (before, after) => before.answer === after.answer;
const isEqual: IsSame = (...pair) => hasSameQuestion(...pair) && hasSameAnswer(...pair);

/** Takes the pairs out of both lists. */
const takePairs = (
  [before, after]: [Placed[], Question[]],
  isSame: IsSame,
): [Placed[], Question[]] => {
  const rest = [...after];
  const unpaired = before.filter((each) => {
    const index = rest.findIndex((candidate) => isSame(each, candidate));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return [unpaired, rest];
};

/** Returns the questions that a change took out. An edited one keeps its question or its answer. */
export const findRemovedQuestions = (before: Question[], after: Question[]): Placed[] => {
  const placed = before.map((each, position) => ({ position, ...each }));
  const steps = [isEqual, hasSameQuestion, hasSameAnswer];
  return steps.reduce<[Placed[], Question[]]>(takePairs, [placed, after])[0];
};
