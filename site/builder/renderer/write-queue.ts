/** Rendered files that may wait to be written; more would only take memory. */
const longestQueue = 32;

/** Writes in the background; `settle` waits for all writes, then throws the first error. */
export const createWriteQueue = () => {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];

  const run = async (write: Promise<void>) => {
    try {
      await write;
    } catch (failure) {
      failures.push(failure);
    }
  };

  const add = async (write: Promise<void>) => {
    const done = run(write);
    running.add(done);
    done.then(() => running.delete(done));
    if (running.size >= longestQueue) await Promise.race(running);
    if (failures.length > 0) throw failures[0];
  };

  const settle = async () => {
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
  };

  return { add, settle };
};
export type WriteQueue = ReturnType<typeof createWriteQueue>;
