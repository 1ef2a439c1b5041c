import { z } from "zod";
import { limits } from "../../limits.ts";

const coordinate = z.number();

/** A simplified route; distance in km, heights in m above sea level. */
export const tourRoute = z.object({
  points: z
    .array(
      z.tuple([
        /** Longitude, latitude, height: the order of GeoJSON. */
        coordinate.min(-180).max(180),
        coordinate.min(-90).max(90),
        coordinate.min(-500).max(9_000).nullable(),
      ]),
      "A route is a list of points.",
    )
    .min(2, "A route has at least two points.")
    .max(limits.routePoints, `A route has at most ${limits.routePoints} points.`),
  /** Index of the first point after each break in the recording, ascending. */
  breaks: z.array(z.int().min(1)).max(limits.routePoints).optional(),
  distance: z.number().min(0),
  /** `null` if the file contains no heights. */
  ascent: z.int().min(0).nullable(),
  descent: z.int().min(0).nullable(),
});
export type TourRoute = z.infer<typeof tourRoute>;

export const routeForm = z.object({
  gpxFile: z.instanceof(File, { error: "gpxFile must be a file." }),
});
export const routeRead = z.object({ route: tourRoute });
