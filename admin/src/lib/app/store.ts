/** Holds a value outside of React, for `useSyncExternalStore`. */
export const createStore = <T>(first: T) => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    read: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
