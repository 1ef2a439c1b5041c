import { type MapName, nameGap } from "../../content/map/map-names.ts";

const Town = ({ name, isLeft, x, y }: MapName) => (
  <>
    <circle cx={x} cy={y} r="5" />
    <text
      className={isLeft ? "lake__name lake__name--left" : "lake__name"}
      x={x}
      y={y}
      dx={isLeft ? -nameGap : nameGap}
      dy="0.34em"
    >
      {name}
    </text>
  </>
);

export function MapNames({ names }: { names: MapName[] }) {
  return names.map((each) => (
    <g className={each.isMinor ? "lake__place lake__place--minor" : "lake__place"} key={each.name}>
      {each.kind === "town" ? (
        <Town {...each} />
      ) : (
        <text className={`lake__name lake__name--${each.kind}`} x={each.x} y={each.y} dy="0.34em">
          {each.name}
        </text>
      )}
    </g>
  ));
}
