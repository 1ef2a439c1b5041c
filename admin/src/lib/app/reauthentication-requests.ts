/** Requests wait here while the dialog asks the user to re-authenticate. */
export function createReauthenticationRequests() {
  let waiting: PromiseWithResolvers<boolean> | undefined;
  const listeners = new Set<() => void>();
  const setWaiting = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Resolves with true on success; concurrent requests share one dialog. */
    ask: () => {
      const request = waiting ?? Promise.withResolvers<boolean>();
      if (!waiting) setWaiting(request);
      return request.promise;
    },
    isWaiting: () => waiting !== undefined,
    settle: (isReauthenticated: boolean) => {
      waiting?.resolve(isReauthenticated);
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
export type ReauthenticationRequests = ReturnType<typeof createReauthenticationRequests>;
