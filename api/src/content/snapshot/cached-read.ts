/** Reads once and keeps the result until `forget` is called; a failure is not kept. */
export const createCachedRead = <T>(read: () => Promise<T>) => {
  let kept: Promise<T> | undefined;
  const forget = () => {
    kept = undefined;
  };
  return {
    read: (): Promise<T> => {
      kept ??= read();
      kept.catch(forget);
      return kept;
    },
    forget,
  };
};
