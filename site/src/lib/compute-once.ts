/** Returns `compute` with its result kept for each object; neither the object nor the result may change. */
export const computeOnce = <Source extends object, Value>(compute: (source: Source) => Value) => {
  const values = new WeakMap<Source, Value>();
  return (source: Source): Value => {
    const value = values.get(source) ?? compute(source);
    values.set(source, value);
    return value;
  };
};
