/** Reads once and keeps the result until `forget` is called; a failure is not kept. */
export const createCachedRead = <T>(read: () => Promise<T>) => {
  let kept: Promise<T> | undefined;
  const forget = () => {
    kept = undefined;
  };
  return {
    read: (): Promise<T> => {
      if (kept) return kept;
      const reading = read();
      reading.catch(forget);
      kept = reading;
      return reading;
    },
    forget,
  };
};
