import { WordDiff } from "./WordDiff.tsx";

/** Shows two versions of a text with their differences highlighted. */
export const textVersions = (typed: string, other: string) => ({
  typed: <WordDiff text={typed} other={other} />,
  other: <WordDiff text={other} other={typed} />,
});
