import { setTimeout as pause } from "node:timers/promises";

/** One process may write for so long (ms) without leaving the lock to the others. */
const ownTurn = 250;
/** SQLite wakes nobody: whoever waits looks again after 25 ms at most. */
const othersTurn = 30;

/** Lets processes that share a file take turns: SQLite's lock goes to whoever asks in the right millisecond. */
export const createLockTurns = () => {
  let began = 0;
  let ended = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    if (now - ended > othersTurn) began = now;
    else if (now - began > ownTurn) {
      await pause(othersTurn);
      began = performance.now();
    }
    try {
      return await work();
    } finally {
      ended = performance.now();
    }
  };
};
