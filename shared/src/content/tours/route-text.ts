import type { TourRoute } from "./tour-route.ts";

const numberFormat = new Intl.NumberFormat("en");
const formatNumber = (value: number) => numberFormat.format(value);

/** "9.5 km" */
export const distanceInWords = (kilometres: number) =>
  `${formatNumber(Math.round(kilometres * 10) / 10)}\u00a0km`;

/** "1,460 m" */
export const heightInWords = (metres: number) => `${formatNumber(Math.round(metres))}\u00a0m`;

/** "12.4 km, 540 m up, 480 m down" */
export const routeInWords = ({ distance, ascent, descent }: TourRoute) =>
  [
    distanceInWords(distance),
    ...(ascent === null ? [] : [`${heightInWords(ascent)} up`]),
    ...(descent === null ? [] : [`${heightInWords(descent)} down`]),
  ].join(", ");
