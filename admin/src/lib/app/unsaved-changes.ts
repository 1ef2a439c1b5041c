/** Counts the forms with unsaved text. */
export function createUnsavedChanges() {
  const listeners = new Set<() => void>();
  let count = 0;
  let areDiscarded = false;
  const changeBy = (step: 1 | -1) => {
    count += step;
    for (const listener of listeners) listener();
  };
  return {
    /** Returns a function that removes the form again. */
    add() {
      changeBy(1);
      return () => changeBy(-1);
    },
    any: () => count > 0,
    /** Forgets all forms without asking, because the page is about to close. */
    discard() {
      areDiscarded = true;
    },
    areDiscarded: () => areDiscarded,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type UnsavedChanges = ReturnType<typeof createUnsavedChanges>;
