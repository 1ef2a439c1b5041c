import type { TourRoute } from "shared/tour-route";

/** As in "12.4 km, 540 m up, 480 m down". */
export const describeRoute = ({ distance, ascent, descent }: TourRoute) =>
  [
    `${distance.toLocaleString("en", { maximumFractionDigits: 1 })} km`,
    ...(ascent === null ? [] : [`${ascent} m up`]),
    ...(descent === null ? [] : [`${descent} m down`]),
  ].join(", ");
