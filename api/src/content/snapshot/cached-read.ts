/** Reads once and keeps the result until `forget` is called; a failure is not kept. */
export const createCachedRead = <T>(read: () => Promise<T>) => {
  let cached: Promise<T> | undefined;
  const forget = () => {
    cached = undefined;
  };
  return {
    read: (): Promise<T> => {
      if (cached) return cached;
      const reading = read();
      reading.catch(forget);
      cached = reading;
      return reading;
    },
    forget,
  };
};
