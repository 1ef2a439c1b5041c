import type { TourRoute } from "shared/tour-route";
import classes from "./RouteLine.module.css";

/** The route's shape, north up, so that the right file is known at a glance. */
export function RouteLine({ points }: Pick<TourRoute, "points">) {
  const first = points[0];
  if (!first) return null;
  // Away from the equator a degree of longitude is shorter.
  const narrowing = Math.cos((first[1] * Math.PI) / 180);
  const places = points.map(([longitude, latitude]) => ({
    x: longitude * narrowing,
    y: -latitude,
  }));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  const line = places.map(({ x, y }) => `${((x - left) / size) * 100},${((y - top) / size) * 100}`);
  return (
    <svg
      className={classes.line}
      viewBox="-4 -4 108 108"
      role="img"
      aria-label="Shape of the route"
    >
      <polyline points={line.join(" ")} />
    </svg>
  );
}
