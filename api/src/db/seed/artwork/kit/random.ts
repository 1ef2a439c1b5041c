/** Seeded chance: the same seed always draws the same picture. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickBetween(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Smooth one-dimensional noise between 0 and 1. */
export function createNoise(seed: number): (x: number) => number {
  const readLattice = (index: number) => createRandom(seed * 7919 + index * 131 + 17)();
  return (x) => {
    const left = Math.floor(x);
    const part = x - left;
    const ease = part * part * (3 - 2 * part);
    return readLattice(left) * (1 - ease) + readLattice(left + 1) * ease;
  };
}

export function listNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
