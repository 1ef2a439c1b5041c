/** The value that the given percentage of `values` does not exceed. */
export const percentile = (values: number[], percent: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
};

export const median = (values: number[]) => percentile(values, 50);

export const formatNumber = (value: number) =>
  value.toLocaleString("en", { maximumSignificantDigits: value >= 100 ? 4 : 3 });
