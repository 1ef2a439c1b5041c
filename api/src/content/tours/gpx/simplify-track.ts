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

/** Steps at equal distances, where there are more than `maxSteps`; each segment keeps its ends. */
export const thinOut = (track: TrackStep[][]): TrackStep[][] => {
  const count = track.reduce((sum, { length }) => sum + length, 0);
  if (count <= maxSteps) return track;
  const spacing = (track.at(-1)?.at(-1)?.distance ?? 0) / maxSteps;
  return track.map((steps) => {
    let next = 0;
    return steps.filter((step, index) => {
      const isEnd = index === 0 || index === steps.length - 1;
      if (step.distance < next && !isEnd) return false;
      next = step.distance + spacing;
      return true;
    });
  });
};

const toPlane = (steps: TrackStep[]): PlacedStep[] => {
  const scale = Math.cos(((steps[0]?.latitude ?? 0) * Math.PI) / 180);
  return steps.map((step) => ({
    ...step,
    x: step.longitude * metresPerDegree * scale,
    y: step.latitude * metresPerDegree,
  }));
};

/** The tolerance up to which each step is needed for the line on the map or for its profile. */
const rateSteps = async (steps: PlacedStep[]) => {
  const profile = steps.flatMap(({ distance, height }, index) =>
    height === null ? [] : { x: distance, y: height, index },
  );
  const tolerances = await keptUpTo(steps, leastTolerance);
  const profileTolerances = await keptUpTo(profile, leastTolerance);
  profile.forEach(({ index }, at) => {
    tolerances[index] = Math.max(tolerances[index] ?? 0, profileTolerances[at] ?? 0);
  });
  return tolerances;
};

/** The steps that show the line on the map and its profile, as closely as `limits.routePoints` allow. */
export const simplifyTrack = async (track: TrackStep[][]): Promise<TrackStep[][]> => {
  const segments = track.map(toPlane);
  const rated: { step: TrackStep; tolerance: number }[] = [];
  for (const steps of segments) {
    const tolerances = await rateSteps(steps);
    for (const [index, step] of steps.entries())
      rated.push({ step, tolerance: tolerances[index] ?? 0 });
  }
  const keptPoints = new Set(
    rated
      .filter(({ tolerance }) => tolerance > 0)
      .toSorted((a, b) => b.tolerance - a.tolerance)
      .slice(0, limits.routePoints)
      .map(({ step }) => step),
  );
  return segments
    .map((steps) => steps.filter((step) => keptPoints.has(step)))
    .filter(({ length }) => length >= 2);
};
