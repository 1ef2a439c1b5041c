type Waiting = { amount: number; begin: () => void };

/**
 * Shares out `total` of something scarce: a task runs while it holds its amount, and whoever asks
 * for more than is left waits; those who want less may go first.
 */
export const createWeightedSemaphore = (total: number) => {
  let left = total;
  const queue: Waiting[] = [];

  const serve = () => {
    for (const next of queue.splice(0)) {
      if (next.amount > left) {
        queue.push(next);
        continue;
      }
      left -= next.amount;
      next.begin();
    }
  };
  return async <T>(wanted: number, task: () => Promise<T>): Promise<T> => {
    const amount = Math.min(wanted, total);
    await new Promise<void>((begin) => {
      queue.push({ amount, begin });
      serve();
    });
    try {
      return await task();
    } finally {
      left += amount;
      serve();
    }
  };
};
