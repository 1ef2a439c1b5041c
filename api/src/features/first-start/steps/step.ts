import type { FirstStep } from "shared/first-start";

type Step = Pick<FirstStep, "id" | "title" | "path"> & {
  /** Sentences; what has none is done. */
  missing: (string | false)[];
};

export const toStep = ({ missing, ...step }: Step): FirstStep => {
  const text = missing.filter(Boolean).join(" ");
  return { ...step, isDone: text === "", missing: text || null };
};
