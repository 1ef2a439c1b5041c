/** `key` is a name as it is stored, without blanks at its ends; lines of ours begin with one. */
type Line<K extends string> = Record<K, number> & { key: string; label: string };

/** The lines and, where they do not add up to the whole, one more for all others. */
export function withOthers<K extends string>(
  lines: Line<NoInfer<K>>[],
  total: Record<K, number>,
): Line<K>[] {
  const left = { ...total };
  for (const key in left) left[key] -= lines.reduce((sum, line) => sum + line[key], 0);
  const isWhole = Object.values(left).every((count) => count === 0);
  return isWhole ? lines : [...lines, { ...left, key: " others", label: "All others" }];
}
