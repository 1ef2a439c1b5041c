import { lakePath, smallWholeLake } from "../../content/map/lake-drawing.ts";
import type { PlaceMap, RouteLine } from "../../content/map/tour-map.ts";
import { LakeShore } from "./LakeShore.tsx";
import { MapNames } from "./MapNames.tsx";

function WholeLake({ view }: Pick<PlaceMap, "view">) {
  const { width, height } = smallWholeLake;
  return (
    <g transform="translate(596 12)">
      <rect className="lake__inset-paper" width={width} height={height} rx="5" />
      <path className="lake__water" d={lakePath(smallWholeLake)} />
      <rect className="lake__view" {...view} />
    </g>
  );
}

const linePoints = ({ points }: RouteLine) => points.map(({ x, y }) => `${x},${y}`).join(" ");

function Route({ lines }: Pick<PlaceMap, "lines">) {
  return (
    <>
      {lines.map((line) => (
        <polyline className="lake__casing" points={linePoints(line)} key={linePoints(line)} />
      ))}
      {lines.map((line) => (
        <polyline
          className={line.isOnWater ? "lake__route lake__route--water" : "lake__route"}
          points={linePoints(line)}
          key={linePoints(line)}
        />
      ))}
    </>
  );
}

const Pin = ({ start: { x, y } }: Pick<PlaceMap, "start">) => (
  <path
    className="lake__pin"
    transform={`translate(${x} ${y})`}
    d="M0 0C-5-10-15-17-15-29a15 15 0 0 1 30 0C15-17 5-10 0 0zm0-23a6 6 0 1 0 0-12 6 6 0 0 0 0 12z"
  />
);

/** A scale bar, and an arrow to the north at its end. */
function Scale({ scale: { kilometres, width }, size }: Pick<PlaceMap, "scale" | "size">) {
  const bar = `M0-8V0H${width}V-8M${width + 34} 0v-34m-9 11 9-11 9 11`;
  return (
    <g className="lake__scale" transform={`translate(24 ${size.height - 24})`}>
      <path className="lake__casing" d={bar} />
      <path className="lake__bar" d={bar} />
      <text className="lake__name" y="-16">
        {kilometres} km
      </text>
      <text className="lake__name" x={width + 34} y="-42" textAnchor="middle">
        N
      </text>
    </g>
  );
}

/** Drawn by hand: `content/map/lake-kivu.ts` names the sources. */
export const MapNote = () => (
  <small className="lake-note">
    Sketch map, not for navigation. Shore after WASAC (CC BY 4.0) and World Data Bank II.
  </small>
);

/** A drawing of the lake around a place. */
export function PlaceMapSheet({ map, label }: { map: PlaceMap; label: string }) {
  const { size, lake, lines, names, start } = map;
  return (
    <div className="lake-sheet">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        <LakeShore id="shore" path={lake} />
        <Route lines={lines} />
        <MapNames names={names} />
        <Pin start={start} />
        <Scale {...map} />
        <WholeLake view={map.view} />
      </svg>
    </div>
  );
}
