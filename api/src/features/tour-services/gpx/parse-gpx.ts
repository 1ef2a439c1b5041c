import { setImmediate as nextTurn } from "node:timers/promises";
import { Parser } from "htmlparser2";
import { invalidField } from "../../../lib/errors.ts";

/** Degrees; `height` in metres above the sea. */
export type TrackPoint = { longitude: number; latitude: number; height: number | null };

const maxPoints = 100_000;
/** Characters parsed at once: others have their turn in between. */
const chunkLength = 64 * 1_024;

const refuse = (message: string) => invalidField("gpxFile", message);

const isCoordinate = (degrees: number, most: number) => Math.abs(degrees) <= most;

const parseHeight = (text: string) => {
  const height = Number.parseFloat(text);
  return height >= -500 && height <= 9_000 ? height : null;
};

const createPointParser = (points: TrackPoint[]) => {
  let point: TrackPoint | undefined;
  let height: string | undefined;
  return new Parser(
    {
      onopentag: (name, { lat, lon }) => {
        if (name === "trkpt" || name === "rtept")
          point = { latitude: Number(lat), longitude: Number(lon), height: null };
        if (name === "ele" && point) height = "";
      },
      ontext: (text) => {
        if (height !== undefined) height += text;
      },
      onclosetag: (name) => {
        if (name === "ele" && point && height !== undefined) {
          point.height = parseHeight(height);
          height = undefined;
        }
        if ((name !== "trkpt" && name !== "rtept") || !point) return;
        if (isCoordinate(point.latitude, 90) && isCoordinate(point.longitude, 180))
          points.push(point);
        point = undefined;
      },
    },
    // Entities that a file declares itself are never expanded.
    { xmlMode: true },
  );
};

/** The points of all tracks and routes, in order. 400 for a file that has none, or too many. */
export const parseGpx = async (text: string): Promise<TrackPoint[]> => {
  const points: TrackPoint[] = [];
  const parser = createPointParser(points);
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
    if (points.length > maxPoints) throw refuse(`A route may have at most ${maxPoints} points.`);
    await nextTurn();
  }
  parser.end();
  if (points.length < 2) throw refuse("This is no GPX file with a track or a route.");
  return points;
};
