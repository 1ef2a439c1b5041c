import type { FirstStep } from "shared/first-start";

/** Whether all that is necessary is done. */
export const isReady = (steps: FirstStep[]) =>
  steps.every(({ isRequired, isDone }) => isDone || !isRequired);
