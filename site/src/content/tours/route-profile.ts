import { splitRoute } from "shared/content/tours/route-lines";
import type { TourRoute } from "shared/content/tours/tour-route";

type Step = { distance: number; height: number };

const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type RoutePoint = TourRoute["points"][number];

const distanceBetween = ([lonA, latA]: RoutePoint, [lonB, latB]: RoutePoint) => {
  const across = Math.sin(radians(lonB - lonA) / 2) ** 2;
  const along = Math.sin(radians(latB - latA) / 2) ** 2;
  const chord = along + Math.cos(radians(latA)) * Math.cos(radians(latB)) * across;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
};

/** Distances and known heights of each line, and the total length. */
const measure = (route: TourRoute): { lines: Step[][]; total: number } => {
  let total = 0;
  const lines = splitRoute(route).map((points) =>
    points.flatMap((point, index) => {
      total += distanceBetween(points[index - 1] ?? point, point);
      const [, , height] = point;
      return height === null ? [] : [{ distance: total, height }];
    }),
  );
  return { lines: lines.filter(({ length }) => length >= 2), total };
};

/** Metres; two steps make the axis. */
const stepSizes = [25, 50, 100, 200, 250, 500, 1_000, 2_000];

const axisAround = (heights: number[]) => {
  const least = Math.min(...heights);
  const most = Math.max(...heights);
  const size =
    stepSizes.find((step) => Math.floor(least / step) * step + 2 * step >= most) ?? 5_000;
  const bottom = Math.floor(least / size) * size;
  return [bottom, bottom + size, bottom + 2 * size];
};

/** Size of the drawing; its strokes keep their width when it stretches. */
export const profileBox = { width: 1_000, height: 300 };

export type RouteProfile = {
  /** Each line of the route, as points of an SVG polyline within `profileBox`. */
  lines: string[];
  /** The ground below each line, as points of an SVG polygon. */
  areas: string[];
  /** Metres: bottom, middle and top of the drawing. */
  heights: number[];
  /** Metres. */
  lowest: number;
  highest: number;
};

/** `null` if the route has too few heights. */
export function routeProfile(route: TourRoute): RouteProfile | null {
  const { lines, total } = measure(route);
  if (lines.length === 0 || total === 0) return null;
  const altitudes = lines.flat().map(({ height }) => height);
  const heights = axisAround(altitudes);
  const [bottom = 0, , top = 0] = heights;
  const toX = (step?: Step) => Math.round(((step?.distance ?? 0) / total) * profileBox.width);
  const toY = ({ height }: Step) =>
    Math.round(((top - height) / (top - bottom)) * profileBox.height);
  const toPoints = (steps: Step[]) => steps.map((step) => `${toX(step)},${toY(step)}`).join(" ");
  const { height: floor } = profileBox;
  return {
    lines: lines.map(toPoints),
    areas: lines.map(
      (steps) => `${toX(steps[0])},${floor} ${toPoints(steps)} ${toX(steps.at(-1))},${floor}`,
    ),
    heights,
    lowest: Math.min(...altitudes),
    highest: Math.max(...altitudes),
  };
}
