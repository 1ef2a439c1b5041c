import type { TourRoute } from "./tour-route.ts";

type RoutePoint = TourRoute["points"][number];

/** Splits a route at the breaks of its recording: nothing is known between the end of a line and the next start. */
export const splitRoute = ({ points, breaks = [] }: Pick<TourRoute, "points" | "breaks">) =>
  [0, ...breaks].map((start, index): RoutePoint[] => points.slice(start, breaks[index]));
