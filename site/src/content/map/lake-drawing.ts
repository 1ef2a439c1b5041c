import type { MapPoint } from "shared/content/tours/tour-facts";
import { lakeRings } from "./lake-kivu.ts";

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** A part of the earth as a drawing: its north-western corner in degrees, its size in units. */
export type Frame = {
  west: number;
  north: number;
  width: number;
  height: number;
  unitsPerDegree: number;
};

const toWholeLake = (unitsPerDegree: number): Frame => ({
  west: 28.7,
  north: -1.53,
  width: 0.8 * unitsPerDegree,
  height: 1.03 * unitsPerDegree,
  unitsPerDegree,
});

export const wholeLake = toWholeLake(600);
/** Coarse, because every map has one in its corner. */
export const smallWholeLake = toWholeLake(140);

/** Rounded to whole units. */
export const project = (frame: Frame, { latitude, longitude }: MapPoint): Point => ({
  x: Math.round((longitude - frame.west) * frame.unitsPerDegree),
  y: Math.round((frame.north - latitude) * frame.unitsPerDegree),
});

type Axis = "x" | "y";

const cutAt = (axis: Axis, limit: number, from: Point, to: Point): Point => {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return {
    x: Math.round(from.x + share * (to.x - from.x)),
    y: Math.round(from.y + share * (to.y - from.y)),
  };
};

/** Cuts a ring at one edge (Sutherland and Hodgman). */
const clipAt = (ring: Point[], axis: Axis, limit: number, side: 1 | -1) => {
  const isKept = (point: Point) => side * (point[axis] - limit) <= 0;
  return ring.flatMap((point, index) => {
    const previous = ring.at(index - 1) ?? point;
    const cut = isKept(point) === isKept(previous) ? [] : [cutAt(axis, limit, previous, point)];
    return isKept(point) ? [...cut, point] : cut;
  });
};

const clip = (ring: Point[], { width, height }: Frame, margin: number) => {
  const left = clipAt(ring, "x", -margin, -1);
  const sides = clipAt(left, "x", width + margin, 1);
  const top = clipAt(sides, "y", -margin, -1);
  return clipAt(top, "y", height + margin, 1);
};

/** Drops points that fell together when rounded. */
const withoutRepeats = (points: Point[]) =>
  points.filter(({ x, y }, index) => {
    const previous = points[index - 1];
    return previous?.x !== x || previous.y !== y;
  });

/** A closed path that rounds the corners: curves between the middles of the sides. */
const toPath = (ring: Point[]) => {
  const middle = (a: Point, b: Point) => ({
    x: Math.round((a.x + b.x) / 2),
    y: Math.round((a.y + b.y) / 2),
  });
  const start = middle(ring.at(-1) ?? { x: 0, y: 0 }, ring[0] ?? { x: 0, y: 0 });
  let from = start;
  const curves = ring.map((corner, index) => {
    const to = middle(corner, ring[index + 1] ?? ring[0] ?? corner);
    const curve = [corner.x - from.x, corner.y - from.y, to.x - from.x, to.y - from.y];
    from = to;
    return curve.join(" ");
  });
  // A minus sign separates numbers without a space.
  return `M${start.x} ${start.y}q${curves.join(" ")}z`.replaceAll(" -", "-");
};

/** Wider than the lines along the shore, which would otherwise follow the edge of the frame. */
const clipMargin = 60;

/** The lake within the frame as one SVG path; islands are holes under the rule `evenodd`. */
export const lakePath = (frame: Frame) =>
  lakeRings
    .map((ring) => ring.map((point) => project(frame, point)))
    .map((ring) => withoutRepeats(clip(ring, frame, clipMargin)))
    .filter(({ length }) => length >= 3)
    .map(toPath)
    .join("");
