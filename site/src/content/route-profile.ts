import type { TourRoute } from "shared/tour-route";

type Step = { distance: number; height: number };

const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type RoutePoint = TourRoute["points"][number];

/** Kilometres, over the ground (haversine). */
const distanceBetween = ([lonA, latA]: RoutePoint, [lonB, latB]: RoutePoint) => {
  const across = Math.sin(radians(lonB - lonA) / 2) ** 2;
  const along = Math.sin(radians(latB - latA) / 2) ** 2;
  const chord = along + Math.cos(radians(latA)) * Math.cos(radians(latB)) * across;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
};

const stepsOf = ({ points }: TourRoute): Step[] => {
  let distance = 0;
  return points.flatMap((point, index) => {
    distance += distanceBetween(points[index - 1] ?? point, point);
    const [, , height] = point;
    return height === null ? [] : [{ distance, height }];
  });
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

/** Of the drawing; its strokes do not stretch with it. */
export const profileBox = { width: 1_000, height: 300 };

export type RouteProfile = {
  /** The line, as points of an SVG polyline within `profileBox`. */
  points: string;
  /** Metres: bottom, middle and top of the drawing. */
  heights: number[];
  /** Metres. */
  lowest: number;
  highest: number;
};

/** `null` where the route tells too few heights. */
export function routeProfile(route: TourRoute): RouteProfile | null {
  const steps = stepsOf(route);
  const total = steps.at(-1)?.distance ?? 0;
  if (steps.length < 2 || total === 0) return null;
  const known = steps.map(({ height }) => height);
  const heights = axisAround(known);
  const [bottom = 0, , top = 0] = heights;
  const points = steps.map(({ distance, height }) => {
    const x = (distance / total) * profileBox.width;
    const y = ((top - height) / (top - bottom)) * profileBox.height;
    return `${Math.round(x)},${Math.round(y)}`;
  });
  return {
    points: points.join(" "),
    heights,
    lowest: Math.min(...known),
    highest: Math.max(...known),
  };
}
