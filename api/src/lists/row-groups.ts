/** The group of each row of a list, by slot, for filters that name some groups. */
export const createRowGroups = () => {
  /** By name the number of each group that was ever seen. */
  const numbers = new Map<string, number>();
  let bySlot = new Uint8Array(0);
  let kept = new Uint8Array(0);

  const numberOf = (group: string) => {
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    return number;
  };

  return {
    set: (slot: number, group: string) => {
      if (slot >= bySlot.length) {
        const larger = new Uint8Array((slot + 1) * 2);
        larger.set(bySlot);
        bySlot = larger;
      }
      bySlot[slot] = numberOf(group);
    },

    /** By slot: 1 where `found` has a 1 and the row is of one of the groups; until the next call. */
    keepOnly: (found: Uint8Array, groups: readonly string[]) => {
      const wanted = new Uint8Array(numbers.size + groups.length);
      for (const group of groups) wanted[numberOf(group)] = 1;
      if (kept.length < bySlot.length) kept = new Uint8Array(bySlot.length);
      for (let slot = 0; slot < bySlot.length; slot += 1) {
        kept[slot] = (found[slot] ?? 0) & (wanted[bySlot[slot] ?? 0] ?? 0);
      }
      return kept;
    },
  };
};
