import { setImmediate as nextTurn } from "node:timers/promises";

/** Metres on a plane. */
export type Place = { x: number; y: number };

/** Places compared at once: others have their turn in between. */
const workPerTurn = 1_000_000;

const squaredDistance = (place: Place, start: Place, end: Place) => {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const x = place.x - start.x;
  const y = place.y - start.y;
  const share = (x * dx + y * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0, share));
  return (x - along * dx) ** 2 + (y - along * dy) ** 2;
};

/** Finds the place farthest from the straight line between the first and the last. */
const findFarthest = (places: Place[], first: number, last: number) => {
  const start = places[first];
  const end = places[last];
  let farthest = first;
  let most = 0;
  for (let index = first + 1; index < last; index += 1) {
    const place = places[index];
    if (!(place && start && end)) break;
    const distance = squaredDistance(place, start, end);
    if (distance <= most) continue;
    most = distance;
    farthest = index;
  }
  return { farthest, distance: Math.sqrt(most) };
};

/**
 * The tolerance, in metres, up to which Douglas–Peucker keeps each place; 0 for those it drops at the least tolerance.
 * Without recursion, which a long zigzag would take too deep.
 */
export const keptUpTo = async (places: Place[], leastTolerance: number): Promise<number[]> => {
  const end = places.length - 1;
  const tolerances = places.map((_, index) => (index === 0 || index === end ? Infinity : 0));
  const open = [{ first: 0, last: end, limit: Infinity }];
  let work = 0;
  for (let part = open.pop(); part; part = open.pop()) {
    const { first, last } = part;
    work += last - first;
    if (work > workPerTurn) {
      work = 0;
      await nextTurn();
    }
    const { farthest, distance } = findFarthest(places, first, last);
    if (distance <= leastTolerance) continue;
    const limit = Math.min(part.limit, distance);
    tolerances[farthest] = limit;
    open.push({ first, last: farthest, limit }, { first: farthest, last, limit });
  }
  return tolerances;
};
