import { distanceInWords, heightInWords, routeInWords } from "shared/content/tours/route-text";
import type { TourRoute } from "shared/content/tours/tour-route";
import { profileBox, routeProfile } from "../../content/tours/route-profile.ts";

/** The axis labels are text next to the drawing, because the drawing stretches. */
export function RouteProfile({ route }: { route: TourRoute }) {
  const profile = routeProfile(route);
  if (!profile) return null;
  const { width, height } = profileBox;
  const { lines, areas, heights, lowest, highest } = profile;
  const between = `between ${heightInWords(lowest)} and ${heightInWords(highest)} above sea level`;
  return (
    <figure className="route-profile">
      <div className="route-profile__heights" aria-hidden="true">
        {heights.toReversed().map((value) => (
          <span key={value}>{heightInWords(value)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Height along the route: ${between}`}
      >
        <path className="route-profile__grid" d={`M0 0H${width}M0 ${height / 2}H${width}`} />
        {areas.map((points) => (
          <polygon points={points} key={points} />
        ))}
        {lines.map((points) => (
          <polyline points={points} key={points} />
        ))}
      </svg>
      <div className="route-profile__distances" aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <span key={share}>{distanceInWords(route.distance * share)}</span>
        ))}
      </div>
      <figcaption>{routeInWords(route)}</figcaption>
    </figure>
  );
}
