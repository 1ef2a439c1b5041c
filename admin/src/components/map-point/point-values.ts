import { type MapPoint, mapPoint } from "shared/content/tours/tour-facts";
import { z } from "zod";
import { parseNumber } from "../../lib/text/parse-number.ts";

/** The typed text, valid or not. */
export const pointValues = z.object({ latitude: z.string(), longitude: z.string() });
export type PointValues = z.infer<typeof pointValues>;

export const fromPoint = (point: MapPoint | null | undefined): PointValues => ({
  latitude: String(point?.latitude ?? ""),
  longitude: String(point?.longitude ?? ""),
});

/** Returns the point for the contract to check; `null` without input. */
export const toPoint = ({ latitude, longitude }: PointValues) =>
  `${latitude}${longitude}`.trim() === ""
    ? null
    : { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };

/** Returns a map link; `undefined` for an invalid point. */
export const mapAddress = (values: PointValues) => {
  const { data } = mapPoint.safeParse(toPoint(values));
  if (!data) return undefined;
  const { latitude, longitude } = data;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
};
