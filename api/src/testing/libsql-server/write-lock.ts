/** Queues writers in order, as on sqld, because SQLite's own lock is not fair. */
export const createWriteLock = () => {
  let last = Promise.resolve();
  return {
    /** Resolves, once all before have released it, with what releases it. */
    acquire: async () => {
      const before = last;
      const held = Promise.withResolvers<void>();
      last = held.promise;
      await before;
      return held.resolve;
    },
  };
};
export type WriteLock = ReturnType<typeof createWriteLock>;
