import { splitRoute } from "shared/content/tours/route-lines";
import type { MapPoint, TourFacts } from "shared/content/tours/tour-facts";

/** In units of `assets/lake-map.svg`. */
type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

/** The drawing's projection: equal units per degree of latitude and longitude, from its origin. */
const unitsPerDegree = 1_600;
const origin = { latitude: -1.52, longitude: 28.7 };

export const lakeMapBox: Box = { x: 70, y: 30, width: 1_310, height: 1_660 };

/** About 17 km by 13 km: enough of the shore to recognise the place. */
const smallestView = { width: 240, height: 180 };
/** Margin around the content, as a share of its size. */
const margin = 0.2;

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const project = ({ latitude, longitude }: MapPoint): Point => ({
  x: roundToTenth((longitude - origin.longitude) * unitsPerDegree),
  y: roundToTenth((origin.latitude - latitude) * unitsPerDegree),
});

const isOnMap = ({ x, y }: Point) =>
  x >= lakeMapBox.x &&
  x <= lakeMapBox.x + lakeMapBox.width &&
  y >= lakeMapBox.y &&
  y <= lakeMapBox.y + lakeMapBox.height;

const getBounds = (points: Point[]) => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Contains all points, in the proportions of the smallest view, within the drawing. */
const viewAround = (points: Point[]): Box => {
  const { left, right, top, bottom } = getBounds(points);
  const scale = clamp(
    (1 + 2 * margin) *
      Math.max((right - left) / smallestView.width, (bottom - top) / smallestView.height),
    1,
    lakeMapBox.width / smallestView.width,
  );
  const width = Math.round(smallestView.width * scale);
  const height = Math.round(smallestView.height * scale);
  const within = (middle: number, size: number, from: number, room: number) =>
    Math.round(clamp(middle - size / 2, from, from + room - size));
  return {
    x: within((left + right) / 2, width, lakeMapBox.x, lakeMapBox.width),
    y: within((top + bottom) / 2, height, lakeMapBox.y, lakeMapBox.height),
    width,
    height,
  };
};

export type TourMapView = { view: Box; start: Point; lines: Point[][] };

type Way = Pick<TourFacts, "start" | "route">;

export function getStartPoint({ start, route }: Way): MapPoint | null {
  if (start?.point) return start.point;
  const [longitude, latitude] = route?.points[0] ?? [];
  return longitude === undefined || latitude === undefined ? null : { latitude, longitude };
}

/** A tour's route on the lake drawing; `null` without a known place or outside the drawing. */
export function tourMapView({ start, route }: Way): TourMapView | null {
  const lines = route
    ? splitRoute(route).map((points) =>
        points.map(([longitude, latitude]) => project({ latitude, longitude })),
      )
    : [];
  const point = getStartPoint({ start, route });
  if (!point) return null;
  const points = [project(point), ...lines.flat()];
  if (!points.every(isOnMap)) return null;
  return { view: viewAround(points), start: project(point), lines };
}

export const openStreetMapLink = ({ latitude, longitude }: MapPoint) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
