import { splitRoute } from "shared/content/tours/route-lines";
import type { MapPoint, TourFacts } from "shared/content/tours/tour-facts";
import {
  type Box,
  type Frame,
  lakePath,
  type Point,
  project,
  smallWholeLake,
} from "./lake-drawing.ts";
import { isNearLake, isOnLake, nearestShore } from "./lake-kivu.ts";
import { type MapName, placeNames } from "./map-names.ts";

const size = { width: 720, height: 540 };
/** About 14 km by 10.5 km: enough of the shore to recognise the place. */
const smallestWidth = 0.126;
/** Margin around the content, as a share of its size. */
const margin = 0.2;

/** As in `lake.css`. */
const letterHeight = { narrow: 32, wide: 18 };

/** Where the drawing has its scale and its small map of the whole lake. */
const scaleBox: Box = { x: 0, y: 450, width: 300, height: 90 };
const insetBox: Box = { x: 590, y: 0, width: 130, height: 170 };

const edges = (points: MapPoint[]) => {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
  };
};

/** Contains all points, with the smallest view as its least size. */
const frameAround = (points: MapPoint[]): Frame => {
  const { west, east, north, south } = edges(points);
  const ratio = size.width / size.height;
  const width = Math.max(
    smallestWidth,
    (1 + 2 * margin) * Math.max(east - west, (north - south) * ratio),
  );
  return {
    west: (west + east - width) / 2,
    north: (north + south + width / ratio) / 2,
    ...size,
    unitsPerDegree: size.width / width,
  };
};

export type RouteLine = { isOnWater: boolean; points: Point[] };

const middleOf = (a: MapPoint, b: MapPoint): MapPoint => ({
  latitude: (a.latitude + b.latitude) / 2,
  longitude: (a.longitude + b.longitude) / 2,
});

/** Splits a line where it leaves or reaches the water. */
const splitAtShore = (line: MapPoint[], frame: Frame): RouteLine[] => {
  const parts: RouteLine[] = [];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const isOnWater = isOnLake(middleOf(from, to));
    const last = parts.at(-1);
    const end = project(frame, to);
    if (last?.isOnWater === isOnWater) last.points.push(end);
    else parts.push({ isOnWater, points: [project(frame, from), end] });
  }
  return parts;
};

const kilometresPerDegree = 111.2;
const scaleLengths = [20, 10, 5, 2, 1];

/** The longest round distance of at most 200 units. */
const scaleOf = ({ unitsPerDegree }: Frame) => {
  const unitsPerKilometre = unitsPerDegree / kilometresPerDegree;
  const kilometres = scaleLengths.find((length) => length * unitsPerKilometre <= 200) ?? 1;
  return { kilometres, width: Math.round(kilometres * unitsPerKilometre) };
};

export type PlaceMap = {
  size: { width: number; height: number };
  lake: string;
  start: Point;
  lines: RouteLine[];
  names: MapName[];
  scale: { kilometres: number; width: number };
  /** The frame on the drawing of the whole lake. */
  view: Box;
};

const viewOn = (frame: Frame): Box => {
  const factor = smallWholeLake.unitsPerDegree / frame.unitsPerDegree;
  return {
    ...project(smallWholeLake, { latitude: frame.north, longitude: frame.west }),
    width: Math.round(frame.width * factor),
    height: Math.round(frame.height * factor),
  };
};

/** The lake around a place, with the lines of a route; `null` if the lake's drawing does not cover them. */
export function drawPlace(start: MapPoint, lines: MapPoint[][] = []): PlaceMap | null {
  const points = [start, ...lines.flat()];
  if (!points.every(isNearLake)) return null;
  const frame = frameAround([...points, nearestShore(start)]);
  const at = project(frame, start);
  const pinBox: Box = { x: at.x - 10, y: at.y - 44, width: 20, height: 40 };
  return {
    size,
    lake: lakePath(frame),
    start: at,
    lines: lines.flatMap((line) => splitAtShore(line, frame)),
    names: placeNames(frame, letterHeight, [insetBox, scaleBox, pinBox]),
    scale: scaleOf(frame),
    view: viewOn(frame),
  };
}

type Way = Pick<TourFacts, "start" | "route">;

export function getStartPoint({ start, route }: Way): MapPoint | null {
  if (start?.point) return start.point;
  const [longitude, latitude] = route?.points[0] ?? [];
  return longitude === undefined || latitude === undefined ? null : { latitude, longitude };
}

/** A tour's start and route; `null` without a known place or outside the drawing. */
export function drawTour({ start, route }: Way): PlaceMap | null {
  const point = getStartPoint({ start, route });
  if (!point) return null;
  const lines = route
    ? splitRoute(route).map((line) =>
        line.map(([longitude, latitude]) => ({ latitude, longitude })),
      )
    : [];
  return drawPlace(point, lines);
}

export const openStreetMapLink = ({ latitude, longitude }: MapPoint) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
