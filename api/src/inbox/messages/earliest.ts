/** The first of these times; `null` where there is none. */
export const earliest = (times: (string | null)[]): string | null =>
  times.flatMap((time) => time ?? []).toSorted()[0] ?? null;
