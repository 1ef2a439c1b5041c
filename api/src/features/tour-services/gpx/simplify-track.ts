import { setImmediate as nextTurn } from "node:timers/promises";
import { limits } from "shared/limits";
import { keptUpTo, type Place } from "./douglas-peucker.ts";
import type { TrackPoint } from "./parse-gpx.ts";

/** A point of a track, and the metres ridden up to it. */
export type TrackStep = TrackPoint & { distance: number };
type PlacedStep = TrackStep & Place;

const metresPerDegree = 111_320;
/** Metres by which the simplified line and its profile may lie beside the track, at least. */
const leastTolerance = 5;
/** Douglas–Peucker may compare every step with every other. */
const maxSteps = 10_000;

const toPlane = (steps: TrackStep[]): PlacedStep[] => {
  const scale = Math.cos(((steps[0]?.latitude ?? 0) * Math.PI) / 180);
  return steps.map((step) => ({
    ...step,
    x: step.longitude * metresPerDegree * scale,
    y: step.latitude * metresPerDegree,
  }));
};

const thinOut = (steps: PlacedStep[], metres: number) => {
  const last = steps.at(-1);
  let kept: PlacedStep | undefined;
  return steps.filter((step) => {
    const isNear = kept && (step.x - kept.x) ** 2 + (step.y - kept.y) ** 2 < metres ** 2;
    if (isNear && step !== last) return false;
    kept = step;
    return true;
  });
};

const thinToFit = async (steps: PlacedStep[]) => {
  let metres = 2;
  let thinned = thinOut(steps, metres);
  while (thinned.length > maxSteps) {
    await nextTurn();
    metres *= 2;
    thinned = thinOut(thinned, metres);
  }
  return thinned;
};

/** The steps that show the line on the map and its profile, as closely as `limits.routePoints` allow. */
export const simplifyTrack = async (track: TrackStep[]): Promise<TrackStep[]> => {
  const placed = toPlane(track);
  await nextTurn();
  const steps = await thinToFit(placed);
  const profile = steps.flatMap(({ distance, height }, index) =>
    height === null ? [] : { x: distance, y: height, index },
  );
  const tolerances = await keptUpTo(steps, leastTolerance);
  const profileTolerances = await keptUpTo(profile, leastTolerance);
  profile.forEach(({ index }, at) => {
    tolerances[index] = Math.max(tolerances[index] ?? 0, profileTolerances[at] ?? 0);
  });
  return steps
    .map((step, index) => ({ step, index, tolerance: tolerances[index] ?? 0 }))
    .filter(({ tolerance }) => tolerance > 0)
    .toSorted((a, b) => b.tolerance - a.tolerance)
    .slice(0, limits.routePoints)
    .toSorted((a, b) => a.index - b.index)
    .map(({ step }) => step);
};
