export const moveItem = <Item>(list: Item[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
