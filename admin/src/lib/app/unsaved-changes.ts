/** Knows whether anything typed on the screen is not saved yet, and whether it has been given up. */
export function createUnsavedChanges() {
  const listeners = new Set<() => void>();
  let count = 0;
  let areDiscarded = false;
  const changeBy = (step: 1 | -1) => {
    count += step;
    for (const tell of listeners) tell();
  };
  return {
    /** Counts one form with unsaved text; returns the way to take it back. */
    add() {
      changeBy(1);
      return () => changeBy(-1);
    },
    any: () => count > 0,
    /** From now on nothing is kept and nobody is asked: the page is being left for good. */
    discard() {
      areDiscarded = true;
    },
    areDiscarded: () => areDiscarded,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}

export type UnsavedChanges = ReturnType<typeof createUnsavedChanges>;
