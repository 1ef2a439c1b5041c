import type { FirstStep } from "shared/content/first-start";

/** True when all required steps are done. */
export const isReady = (steps: FirstStep[]) =>
  steps.every(({ isRequired, isDone }) => isDone || !isRequired);

/** For example "Open your site: 3 of 9 done". */
export const describeProgress = (isOpen: boolean, steps: FirstStep[]) => {
  const done = steps.filter(({ isDone }) => isDone).length;
  return `${isOpen ? "Complete your site" : "Open your site"}: ${done} of ${steps.length} done`;
};
