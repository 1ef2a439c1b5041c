type Dated = { createdAt?: string | undefined };

const createdAt = (item: Dated) => item.createdAt ?? "";

/** What has no date counts as oldest. */
export const newestFirst = <Item extends Dated>(items: Item[]): Item[] =>
  items.toSorted((a, b) => createdAt(b).localeCompare(createdAt(a)));
