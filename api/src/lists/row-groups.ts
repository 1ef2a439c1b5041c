/** The group of each row of a list, by slot, for filters that name some groups. */
export const createRowGroups = () => {
  /** By name the number of each group that was ever seen; 0 is for slots without a row. */
  const numbers = new Map<string, number>();
  /** By number how many rows a group has; the first counts nothing. */
  const sizes: number[] = [0];
  let bySlot = new Uint8Array(0);
  let kept = new Uint8Array(0);

  const numberOf = (group: string) => {
    const known = numbers.get(group);
    if (known !== undefined) return known;
    numbers.set(group, sizes.length);
    return sizes.push(0) - 1;
  };

  const move = (slot: number, number: number) => {
    const before = bySlot[slot] ?? 0;
    sizes[before] = (sizes[before] ?? 0) - 1;
    sizes[number] = (sizes[number] ?? 0) + 1;
    bySlot[slot] = number;
  };

  return {
    set: (slot: number, group: string) => {
      if (slot >= bySlot.length) {
        const larger = new Uint8Array((slot + 1) * 2);
        larger.set(bySlot);
        bySlot = larger;
      }
      move(slot, numberOf(group));
    },

    remove: (slot: number) => move(slot, 0),

    /** How many rows there are of these groups together. */
    count: (groups: readonly string[]) =>
      groups.reduce((sum, group) => sum + (sizes[numberOf(group)] ?? 0), 0),

    /** By slot: 1 where `found` has a 1 and the row is of one of the groups; until the next call. */
    keepOnly: (found: Uint8Array, groups: readonly string[]) => {
      const numbersWanted = groups.map(numberOf);
      const wanted = new Uint8Array(sizes.length);
      for (const number of numbersWanted) wanted[number] = 1;
      if (kept.length < bySlot.length) kept = new Uint8Array(bySlot.length);
      for (let slot = 0; slot < bySlot.length; slot += 1) {
        kept[slot] = (found[slot] ?? 0) & (wanted[bySlot[slot] ?? 0] ?? 0);
      }
      return kept;
    },
  };
};
