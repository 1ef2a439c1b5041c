/** The value that so many hundredths of `values` do not exceed. */
export const percentile = (values: number[], hundredths: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * hundredths) / 100) - 1] ?? Number.NaN;
};

/** Milliseconds with one decimal. */
export const asMilliseconds = (value: number) => `${value.toFixed(1)} ms`;
