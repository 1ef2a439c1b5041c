import { setImmediate as nextTurn } from "node:timers/promises";
import distanceBetween from "@turf/distance";
import { limits } from "shared/limits";
import type { TourRoute } from "shared/tour-route";
import { tooLarge } from "../../../lib/errors.ts";
import { parseGpx, type TrackPoint, type TrackSegment } from "./parse-gpx.ts";
import { simplifyTrack, type TrackStep } from "./simplify-track.ts";

/** A receiver's heights go up and down by a few metres on level ground. */
const noise = 5;
/** Points measured at once: others have their turn in between. */
const pointsPerTurn = 5_000;

const metresBetween = (from: TrackPoint, to: TrackPoint) =>
  distanceBetween([from.longitude, from.latitude], [to.longitude, to.latitude], {
    units: "meters",
  });

/** Nobody rode from the end of a segment to the start of the next. */
const measure = async (segments: TrackSegment[]): Promise<TrackStep[]> => {
  const steps: TrackStep[] = [];
  let distance = 0;
  for (const segment of segments) {
    for (const [index, point] of segment.entries()) {
      distance += metresBetween(segment[index - 1] ?? point, point);
      steps.push({ ...point, distance });
      if (steps.length % pointsPerTurn === 0) await nextTurn();
    }
  }
  return steps;
};

const heightsOf = (segment: TrackSegment) => segment.flatMap(({ height }) => height ?? []);

/** Metres up and down; `null` where no height is known. */
const climbOf = (segments: TrackSegment[]) => {
  const profiles = segments.map(heightsOf).filter(({ length }) => length >= 2);
  if (profiles.length === 0) return { ascent: null, descent: null };
  let ascent = 0;
  let descent = 0;
  for (const heights of profiles) {
    let [last = 0] = heights;
    for (const height of heights) {
      if (Math.abs(height - last) < noise) continue;
      if (height > last) ascent += height - last;
      else descent += last - height;
      last = height;
    }
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) };
};

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The way that a GPX file describes: its figures from all of its points, its line simplified. 400 or 413 for no fit file. */
export const readRoute = async (file: File): Promise<TourRoute> => {
  if (file.size > limits.gpxBytes) throw tooLarge("A GPX file may have at most 5 MB.");
  const segments = await parseGpx(await file.text());
  const track = await measure(segments);
  const line = await simplifyTrack(track);
  return {
    points: line.map(({ longitude, latitude, height }) => [
      round(longitude, 6),
      round(latitude, 6),
      height === null ? null : round(height, 1),
    ]),
    distance: round((track.at(-1)?.distance ?? 0) / 1_000, 2),
    ...climbOf(segments),
  };
};
