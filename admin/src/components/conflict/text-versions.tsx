import { WordDiff } from "./WordDiff.tsx";

/** Two versions of a text, each with its own words highlighted. */
export const textVersions = (typed: string, other: string) => ({
  typed: <WordDiff text={typed} other={other} />,
  other: <WordDiff text={other} other={typed} />,
});
