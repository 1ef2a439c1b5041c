import type { TourFacts } from "shared/content/tours/tour-facts";
import { drawTour, getStartPoint, openStreetMapLink } from "../../content/map/tour-map.ts";
import { Icon } from "../ui/Icon.tsx";
import { MapNote, PlaceMapSheet } from "./PlaceMapSheet.tsx";

type Props = Pick<TourFacts, "start" | "route"> & {
  /** The address of the directions, if there are any. */
  directions?: string | undefined;
};

/** Shows only the links if the lake's drawing does not cover the tour. */
export function TourMap({ start, route, directions }: Props) {
  const point = getStartPoint({ start, route });
  if (!point) return null;
  const map = drawTour({ start, route });
  const subject = start ? `the start, ${start.place}` : "the start";
  const label = `Map of Lake Kivu with ${subject}${route ? ", and the route" : ""}`;
  return (
    <figure className="tour-map">
      {map && <PlaceMapSheet map={map} label={label} />}
      <figcaption>
        {start && (
          <span>
            <Icon name="pin" /> {start.place}
          </span>
        )}
        <a href={openStreetMapLink(point)} target="_blank" rel="noopener noreferrer">
          <Icon name="map" /> Open in maps
        </a>
        {directions && (
          <a href={directions}>
            <Icon name="route" /> How to get there
          </a>
        )}
        {map && <MapNote />}
      </figcaption>
    </figure>
  );
}
