import { createStore } from "./store.ts";

/** Requests wait here while the dialog asks the user to re-authenticate. */
export function createReauthenticationRequests() {
  const { read, set, subscribe } = createStore<PromiseWithResolvers<boolean> | undefined>(
    undefined,
  );
  return {
    /** Resolves with true on success; concurrent requests share one dialog. */
    ask: () => {
      const waiting = read();
      const request = waiting ?? Promise.withResolvers<boolean>();
      if (!waiting) set(request);
      return request.promise;
    },
    isWaiting: () => read() !== undefined,
    settle: (isReauthenticated: boolean) => {
      read()?.resolve(isReauthenticated);
      set(undefined);
    },
    subscribe,
  };
}
export type ReauthenticationRequests = ReturnType<typeof createReauthenticationRequests>;
