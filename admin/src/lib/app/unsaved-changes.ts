import { createStore } from "./store.ts";

/** Counts the forms with unsaved text. */
export function createUnsavedChanges() {
  const { read, set, subscribe } = createStore(0);
  let areDiscarded = false;
  return {
    /** Returns a function that removes the form again. */
    add() {
      set(read() + 1);
      return () => set(read() - 1);
    },
    any: () => read() > 0,
    /** Forgets all forms without asking, because the page is about to close. */
    discard() {
      areDiscarded = true;
    },
    areDiscarded: () => areDiscarded,
    subscribe,
  };
}

export type UnsavedChanges = ReturnType<typeof createUnsavedChanges>;
