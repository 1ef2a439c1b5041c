import { setImmediate as nextTurn } from "node:timers/promises";
import { Parser } from "htmlparser2";
import { invalidField } from "#platform/errors.ts";

/** Degrees; `height` in metres above the sea. */
export type TrackPoint = { longitude: number; latitude: number; height: number | null };
/** Points recorded without a break. */
export type TrackSegment = TrackPoint[];

const maxPoints = 250_000;
/** The parser looks for the element that a tag closes in all that are open. */
const maxDepth = 32;
/** Characters parsed at once: others have their turn in between. */
const chunkLength = 16 * 1_024;

const refuse = (message: string) => invalidField("gpxFile", message);

/** `NaN` for a blank, which `Number` takes for 0. */
const parseDegrees = (text = "") => (text.trim() === "" ? Number.NaN : Number(text));

const isPlace = ({ longitude, latitude }: TrackPoint) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const parseHeight = (text: string) => {
  const height = Number.parseFloat(text);
  return height >= -500 && height <= 9_000 ? height : null;
};

/** By the names of their points. */
type GpxLines = { trkpt: TrackSegment[]; rtept: TrackSegment[]; count: number };
type PointName = "trkpt" | "rtept";

const isPointName = (name: string): name is PointName => name === "trkpt" || name === "rtept";

/** Garmin's planners write the way between two points of a route into an extension of the first. */
const isExtensionPoint = (name: string) => name.endsWith(":rpt");

/** `gpx:` of a root element `gpx:gpx`. */
const readPrefix = (root: string) => (root.endsWith(":gpx") ? root.slice(0, -"gpx".length) : "");

const startLine = (lines: GpxLines, name: string) => {
  if (name === "trk" || name === "trkseg") lines.trkpt.push([]);
  if (name === "rte") lines.rtept.push([]);
};

const createLineParser = (lines: GpxLines) => {
  let depth = 0;
  let prefix = "";
  let point: TrackPoint | undefined;
  let height: string | undefined;

  const withoutPrefix = (name: string) =>
    name.startsWith(prefix) ? name.slice(prefix.length) : "";

  const startPoint = (name: PointName, { lat, lon }: Record<string, string>) => {
    const position = { latitude: parseDegrees(lat), longitude: parseDegrees(lon), height: null };
    if (isPlace(position)) {
      lines[name].at(-1)?.push(position);
      lines.count += 1;
    }
    return position;
  };

  return new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > maxDepth)
          throw refuse(`A GPX file may nest its elements at most ${maxDepth} deep.`);
        if (depth === 1) prefix = readPrefix(name);
        const gpxName = withoutPrefix(name);
        startLine(lines, gpxName);
        if (isPointName(gpxName)) point = startPoint(gpxName, attributes);
        else if (isExtensionPoint(name)) startPoint("rtept", attributes);
        if (gpxName === "ele" && point) height = "";
      },
      ontext: (text) => {
        if (height !== undefined) height += text;
      },
      onclosetag: (name) => {
        depth -= 1;
        const gpxName = withoutPrefix(name);
        if (gpxName === "ele" && point && height !== undefined) {
          point.height = parseHeight(height);
          height = undefined;
        }
        if (isPointName(gpxName)) point = undefined;
      },
    },
    // Entities that a file declares itself are never expanded.
    { xmlMode: true },
  );
};

const hasLength = (segment: TrackSegment) => segment.length >= 2;

/** The segments of all tracks or, in a file without tracks, its routes. 400 for a file that has none, or too many points. */
export const parseGpx = async (text: string): Promise<TrackSegment[]> => {
  const lines: GpxLines = { trkpt: [], rtept: [], count: 0 };
  const parser = createLineParser(lines);
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
    if (lines.count > maxPoints)
      throw refuse(
        `This GPX file has more than ${maxPoints.toLocaleString("en")} points. Export the track alone, or with fewer points.`,
      );
    await nextTurn();
  }
  parser.end();
  // Planners write the same way as a track and as a route.
  const segments = [lines.trkpt, lines.rtept].find((list) => list.some(hasLength));
  if (!segments) throw refuse("This is not a GPX file with a track or a route.");
  return segments.filter(hasLength);
};
