import { splitRoute } from "shared/content/tours/route-lines";
import type { TourRoute } from "shared/content/tours/tour-route";
import classes from "./RouteLine.module.css";

/** Draws the route's shape, north up, so that the owner recognizes a wrong file. */
export function RouteLine({ route }: { route: Pick<TourRoute, "points" | "breaks"> }) {
  const first = route.points[0];
  if (!first) return null;
  // Away from the equator a degree of longitude is shorter.
  const narrowing = Math.cos((first[1] * Math.PI) / 180);
  const lines = splitRoute(route).map((points) =>
    points.map(([longitude, latitude]) => ({ x: longitude * narrowing, y: -latitude })),
  );
  const places = lines.flat();
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  const toPoints = (line: typeof places) =>
    line.map(({ x, y }) => `${((x - left) / size) * 100},${((y - top) / size) * 100}`).join(" ");
  return (
    <svg
      className={classes.line}
      viewBox="-4 -4 108 108"
      role="img"
      aria-label="Shape of the route"
    >
      {lines.map(toPoints).map((points) => (
        <polyline points={points} key={points} />
      ))}
    </svg>
  );
}
