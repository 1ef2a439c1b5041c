import type { TourFacts } from "shared/content/tours/tour-facts";
import lakeMap from "../../assets/lake-map.svg?url";
import {
  getStartPoint,
  lakeMapBox,
  openStreetMapLink,
  type TourMapView,
  tourMapView,
} from "../../content/tours/tour-map.ts";
import { Icon } from "../ui/Icon.tsx";

type Box = { x: number; y: number; width: number; height: number };
const toViewBox = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;

function Inset({ view }: { view: Box }) {
  return (
    <div className="tour-map__inset">
      <img src={lakeMap} alt="" width="131" height="166" loading="lazy" fetchPriority="low" />
      <svg viewBox={toViewBox(lakeMapBox)} aria-hidden="true" focusable="false">
        <rect className="tour-map__frame" {...view} />
      </svg>
    </div>
  );
}

function Sheet({ map, alt }: { map: TourMapView; alt: string }) {
  const { view, start } = map;
  const lines = map.lines.map((line) => line.map(({ x, y }) => `${x},${y}`).join(" "));
  return (
    <div className="tour-map__sheet">
      <img
        className="tour-map__drawing"
        src={`${lakeMap}#svgView(viewBox(${toViewBox(view).replaceAll(" ", ",")}))`}
        width="720"
        height="540"
        alt={alt}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
      <svg className="tour-map__way" viewBox={toViewBox(view)} aria-hidden="true" focusable="false">
        {["tour-map__casing", "tour-map__line"].map((kind) =>
          lines.map((line) => <polyline className={kind} points={line} key={kind + line} />),
        )}
        <circle cx={start.x} cy={start.y} r={view.width / 60} />
      </svg>
      <Inset view={view} />
    </div>
  );
}

/** Shows only the link if the drawing does not cover the tour. */
export function TourMap({ start, route }: Pick<TourFacts, "start" | "route">) {
  const point = getStartPoint({ start, route });
  if (!point) return null;
  const map = tourMapView({ start, route });
  const subject = start ? `the tour starts at ${start.place}` : "the tour's route";
  return (
    <figure className="tour-map">
      {map && <Sheet map={map} alt={`Map of Lake Kivu: ${subject}`} />}
      <figcaption>
        {start && <span>{start.place}</span>}
        <a href={openStreetMapLink(point)} target="_blank" rel="noopener noreferrer">
          <Icon name="map" /> OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}
