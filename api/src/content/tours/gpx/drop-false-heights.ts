import type { TrackStep } from "./simplify-track.ts";

/** Metres by which a height may differ from those around it however close they are. */
const leastDifference = 30;
/** Points before and after one, with which its height is compared. */
const neighbours = 2;
/** Metres: on a way above it a height of 0 means that the receiver had none. */
const nearSeaLevel = 100;

const getMedian = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

const isLikeNeighbours = (segment: TrackStep[], index: number, height: number) =>
  [segment[index - 1], segment[index + 1]].every(
    (other) => !other || Math.abs((other.height ?? height) - height) <= leastDifference,
  );

/** No way is steeper than 45 degrees over several points. */
const isSpike = (segment: TrackStep[], index: number) => {
  const step = segment[index];
  if (!step || step.height === null || isLikeNeighbours(segment, index, step.height)) return false;
  const around = segment.slice(Math.max(0, index - neighbours), index + neighbours + 1);
  const usual = getMedian(around.flatMap(({ height }) => height ?? []));
  if (usual === undefined) return false;
  const gaps = [segment[index - 1], segment[index + 1]].flatMap((other) =>
    other ? Math.abs(other.distance - step.distance) : [],
  );
  return Math.abs(step.height - usual) > Math.max(leastDifference, ...gaps);
};

/** Receivers write 0 or a far too large height where they know none; those become `null`. */
export const dropFalseHeights = (segments: TrackStep[][]): TrackStep[][] => {
  const known = segments.flat().flatMap(({ height }) => height || []);
  const isInland = (getMedian(known) ?? Infinity) > nearSeaLevel;
  const withoutZeros = segments.map((segment) =>
    segment.map((step) => (step.height === 0 && isInland ? { ...step, height: null } : step)),
  );
  return withoutZeros.map((segment) =>
    segment.map((step, index) => (isSpike(segment, index) ? { ...step, height: null } : step)),
  );
};
