import type { TourFacts } from "shared/tour-facts";
import lakeMap from "../../assets/lake-map.svg?url";
import { lakeMapBox, openStreetMapLink, tourMapView } from "../../content/tour-map.ts";
import { Icon } from "../ui/Icon.tsx";

type Box = { x: number; y: number; width: number; height: number };
const viewBoxOf = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;

/** The whole lake, and the part of it that is shown. */
function Inset({ view }: { view: Box }) {
  return (
    <div className="tour-map__inset">
      <img src={lakeMap} alt="" width="131" height="166" loading="lazy" fetchPriority="low" />
      <svg viewBox={viewBoxOf(lakeMapBox)} aria-hidden="true" focusable="false">
        <rect className="tour-map__frame" {...view} />
      </svg>
    </div>
  );
}

type Props = Pick<TourFacts, "start" | "route">;
export function TourMap({ start, route }: Props) {
  const map = tourMapView({ start, route });
  if (!map) return null;
  const { view } = map;
  const line = map.line.map(({ x, y }) => `${x},${y}`).join(" ");
  const [longitude = 0, latitude = 0] = route?.points[0] ?? [];
  const point = start?.point ?? { latitude, longitude };
  return (
    <figure className="tour-map">
      <div className="tour-map__sheet">
        <img
          className="tour-map__drawing"
          src={`${lakeMap}#svgView(viewBox(${viewBoxOf(view).replaceAll(" ", ",")}))`}
          width="720"
          height="540"
          alt={`Map of Lake Kivu: ${start ? `the tour starts at ${start.place}` : "the way of the tour"}`}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
        <svg
          className="tour-map__way"
          viewBox={viewBoxOf(view)}
          aria-hidden="true"
          focusable="false"
        >
          <polyline className="tour-map__casing" points={line} />
          <polyline className="tour-map__line" points={line} />
          {map.start && <circle cx={map.start.x} cy={map.start.y} r={view.width / 60} />}
        </svg>
        <Inset view={view} />
      </div>
      <figcaption>
        {start && <span>{start.place}</span>}
        <a href={openStreetMapLink(point)} target="_blank" rel="noopener noreferrer">
          <Icon name="map" /> OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}
