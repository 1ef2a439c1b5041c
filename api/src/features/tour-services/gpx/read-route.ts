import { lineString } from "@turf/helpers";
import length from "@turf/length";
import { limits } from "shared/limits";
import type { TourRoute } from "shared/tour-route";
import simplify from "simplify-js";
import { tooLarge } from "../../../lib/errors.ts";
import { parseGpx, type TrackPoint } from "./parse-gpx.ts";

const metresPerDegree = 111_320;
/** Metres by which the simplified line may lie beside the track, at first. */
const closest = 5;
/** A receiver's heights go up and down by a few metres on level ground. */
const noise = 5;

/** Each point by its place in metres on a plane. */
const toPlane = (points: TrackPoint[]) => {
  const scale = Math.cos(((points[0]?.latitude ?? 0) * Math.PI) / 180);
  return new Map(
    points.map((point) => {
      const x = point.longitude * metresPerDegree * scale;
      return [{ x, y: point.latitude * metresPerDegree }, point];
    }),
  );
};

/** As close to the track as so few points can be. */
const simplifyTrack = (points: TrackPoint[]): TrackPoint[] => {
  const plane = toPlane(points);
  const places = [...plane.keys()];
  let tolerance = closest;
  let line = simplify(places, tolerance);
  while (line.length > limits.routePoints) {
    tolerance *= 2;
    line = simplify(places, tolerance);
  }
  return line.flatMap((place) => plane.get(place) ?? []);
};

/** Metres up and down; `null` where no height is known. */
const climbOf = (points: TrackPoint[]) => {
  const heights = points.flatMap(({ height }) => height ?? []);
  if (heights.length < 2) return { ascent: null, descent: null };
  let [last = 0] = heights;
  let ascent = 0;
  let descent = 0;
  for (const height of heights) {
    if (Math.abs(height - last) < noise) continue;
    if (height > last) ascent += height - last;
    else descent += last - height;
    last = height;
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) };
};

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The way that a GPX file describes: its figures from all of its points, its line simplified. 400 or 413 for no fit file. */
export const readRoute = async (file: File): Promise<TourRoute> => {
  if (file.size > limits.gpxBytes) throw tooLarge("A GPX file may have at most 5 MB.");
  const track = await parseGpx(await file.text());
  const line = lineString(track.map(({ longitude, latitude }) => [longitude, latitude]));
  return {
    points: simplifyTrack(track).map(({ longitude, latitude, height }) => [
      round(longitude, 6),
      round(latitude, 6),
      height === null ? null : round(height, 1),
    ]),
    distance: round(length(line), 2),
    ...climbOf(track),
  };
};
