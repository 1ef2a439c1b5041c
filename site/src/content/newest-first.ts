type Dated = { createdAt?: string };

const createdAt = (item: Dated) => item.createdAt ?? "";

/** A copy with the newest first; what has no date counts as oldest. */
export const newestFirst = <T extends Dated>(items: T[]): T[] =>
  items.toSorted((a, b) => createdAt(b).localeCompare(createdAt(a)));
