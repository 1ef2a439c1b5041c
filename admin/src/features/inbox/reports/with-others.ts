/** `key` is a stored name without surrounding blanks; keys of our own lines start with a blank. */
type Line<K extends string> = Record<K, number> & { key: string; label: string };

/** Adds a line for all others if the lines do not sum up to the total. */
export function withOthers<K extends string>(
  lines: Line<NoInfer<K>>[],
  total: Record<K, number>,
): Line<K>[] {
  const remainder = { ...total };
  for (const key in remainder) remainder[key] -= lines.reduce((sum, line) => sum + line[key], 0);
  const isWhole = Object.values(remainder).every((count) => count === 0);
  return isWhole ? lines : [...lines, { ...remainder, key: " others", label: "All others" }];
}
