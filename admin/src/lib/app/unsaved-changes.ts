/** Knows whether anything typed on the screen is not saved yet, and whether it has been given up. */
export function createUnsaved() {
  const watchers = new Set<() => void>();
  let count = 0;
  let isGivenUp = false;
  const changeBy = (step: 1 | -1) => {
    count += step;
    for (const tell of watchers) tell();
  };
  return {
    /** Counts one form with unsaved text; returns the way to take it back. */
    hold() {
      changeBy(1);
      return () => changeBy(-1);
    },
    exists: () => count > 0,
    /** From now on nothing is kept and nobody is asked: the page is being left for good. */
    giveUp() {
      isGivenUp = true;
    },
    isGivenUp: () => isGivenUp,
    watch(tell: () => void) {
      watchers.add(tell);
      return () => {
        watchers.delete(tell);
      };
    },
  };
}

export type Unsaved = ReturnType<typeof createUnsaved>;
