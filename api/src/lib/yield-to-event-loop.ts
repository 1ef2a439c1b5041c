import { setImmediate as nextTurn } from "node:timers/promises";

const longestTurn = 5;

/** Returns a function to await between the steps of long work: it lets others run when it is time. */
export const createYieldToEventLoop = () => {
  let turnBegan = performance.now();
  return async () => {
    if (performance.now() - turnBegan < longestTurn) return;
    await nextTurn();
    turnBegan = performance.now();
  };
};
