/** Requests wait here until the dialog has asked whoever is at the screen who they are. */
export function createProofRequests() {
  let waiting: PromiseWithResolvers<boolean> | undefined;
  const listeners = new Set<() => void>();
  const setWaiting = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Resolves with whether they have shown it; all that ask meanwhile share one dialog. */
    ask: () => {
      const asked = waiting ?? Promise.withResolvers<boolean>();
      if (!waiting) setWaiting(asked);
      return asked.promise;
    },
    isWaiting: () => waiting !== undefined,
    settle: (isProven: boolean) => {
      waiting?.resolve(isProven);
      setWaiting(undefined);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
export type ProofRequests = ReturnType<typeof createProofRequests>;
