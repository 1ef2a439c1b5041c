import type { PublicSettings } from "shared/content/site-settings/site-settings";
import { drawPlace, openStreetMapLink } from "../../content/map/tour-map.ts";
import { directionsId } from "../../lib/paths.ts";
import { Icon } from "../ui/Icon.tsx";
import { MapNote, PlaceMapSheet } from "./PlaceMapSheet.tsx";

type Contact = Pick<PublicSettings["contact"], "place" | "point" | "mapLink">;

function OfficeMap({ place, point, mapLink }: Contact) {
  const map = point && drawPlace(point);
  const link = mapLink ?? (point && openStreetMapLink(point));
  if (!map && !link) return null;
  return (
    <figure className="tour-map">
      {map && <PlaceMapSheet map={map} label={`Map of Lake Kivu with ${place ?? "our place"}`} />}
      <figcaption>
        {place && (
          <span>
            <Icon name="pin" /> {place}
          </span>
        )}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            <Icon name="map" /> Open in maps
          </a>
        )}
        {map && <MapNote />}
      </figcaption>
    </figure>
  );
}

type Props = PublicSettings["directions"] & Contact;

export function Directions({ ways, lastStretch, ...contact }: Props) {
  return (
    <section className="wrap directions" aria-labelledby={directionsId}>
      <h2 className="section__title" id={directionsId}>
        How to get here
      </h2>
      <div className="directions__columns">
        <OfficeMap {...contact} />
        <div className="directions__ways">
          {ways.map(({ from, to, by, text }) => (
            <article key={from + to + by}>
              <h3>
                {from} to {to} <small>by {by}</small>
              </h3>
              <p>{text}</p>
            </article>
          ))}
          {lastStretch && (
            <article>
              <h3>The last stretch</h3>
              <p>{lastStretch}</p>
            </article>
          )}
        </div>
      </div>
    </section>
  );
}
