import type { TourRoute } from "./tour-route.ts";

type RoutePoint = TourRoute["points"][number];

/** The lines of a route, which was not ridden from the end of one to the start of the next. */
export const splitRoute = ({ points, breaks = [] }: Pick<TourRoute, "points" | "breaks">) =>
  [0, ...breaks].map((start, index): RoutePoint[] => points.slice(start, breaks[index]));
