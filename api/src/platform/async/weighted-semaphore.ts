type Waiter = { weight: number; begin: () => void };

/** Lets tasks run together up to `capacity`. Lighter ones may overtake a heavy one that waits. */
export const createWeightedSemaphore = (capacity: number) => {
  let free = capacity;
  const queue: Waiter[] = [];

  const beginWaiting = () => {
    for (const waiter of queue.splice(0)) {
      if (waiter.weight > free) {
        queue.push(waiter);
        continue;
      }
      free -= waiter.weight;
      waiter.begin();
    }
  };
  return async <T>(wanted: number, task: () => Promise<T>): Promise<T> => {
    const weight = Math.min(wanted, capacity);
    await new Promise<void>((begin) => {
      queue.push({ weight, begin });
      beginWaiting();
    });
    try {
      return await task();
    } finally {
      free += weight;
      beginWaiting();
    }
  };
};
