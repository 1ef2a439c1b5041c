import { setImmediate as nextTurn } from "node:timers/promises";
import distanceBetween from "@turf/distance";
import type { TourRoute } from "shared/content/tours/tour-route";
import { limits } from "shared/limits";
import { invalidField, tooLarge } from "#platform/errors.ts";
import { dropFalseHeights } from "./drop-false-heights.ts";
import { measureClimb } from "./measure-climb.ts";
import { parseGpx, type TrackPoint, type TrackSegment } from "./parse-gpx.ts";
import { simplifyTrack, type TrackStep, thinOut } from "./simplify-track.ts";

/** Points measured at once: others have their turn in between. */
const pointsPerTurn = 5_000;

const metresBetween = (from: TrackPoint, to: TrackPoint) =>
  distanceBetween([from.longitude, from.latitude], [to.longitude, to.latitude], {
    units: "meters",
  });

/** Nobody rode from the end of a segment to the start of the next. */
const measure = async (segments: TrackSegment[]): Promise<TrackStep[][]> => {
  const track: TrackStep[][] = [];
  let distance = 0;
  let count = 0;
  for (const segment of segments) {
    const steps: TrackStep[] = [];
    for (const [index, point] of segment.entries()) {
      distance += metresBetween(segment[index - 1] ?? point, point);
      steps.push({ ...point, distance });
      count += 1;
      if (count % pointsPerTurn === 0) await nextTurn();
    }
    track.push(steps);
  }
  return track;
};

const readText = async (file: File) => {
  if (file.size > limits.gpxBytes)
    throw tooLarge(
      `A GPX file can be up to ${limits.gpxBytes / 1_000_000} MB. Export the track alone, or with fewer points.`,
    );
  const text = await file.text();
  // UTF-16 read as UTF-8 has a zero byte beside each letter of the markup.
  if (text.slice(0, 100).includes("\0"))
    throw invalidField("gpxFile", "This GPX file is in UTF-16. Save or export it as UTF-8.");
  return text;
};

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The index of each first point after a break. */
const findBreaks = (segments: TrackStep[][]) => {
  let count = 0;
  return segments.slice(0, -1).map(({ length }) => {
    count += length;
    return count;
  });
};

/** The way that a GPX file describes: its length from all of its points, its line simplified. 400 or 413 for no fit file. */
export const readRoute = async (file: File): Promise<TourRoute> => {
  const track = dropFalseHeights(thinOut(await measure(await parseGpx(await readText(file)))));
  const lines = await simplifyTrack(track);
  const breaks = findBreaks(lines);
  return {
    points: lines
      .flat()
      .map(({ longitude, latitude, height }) => [
        round(longitude, 6),
        round(latitude, 6),
        height === null ? null : round(height, 1),
      ]),
    ...(breaks.length > 0 && { breaks }),
    distance: round((track.at(-1)?.at(-1)?.distance ?? 0) / 1_000, 2),
    ...measureClimb(track),
  };
};
