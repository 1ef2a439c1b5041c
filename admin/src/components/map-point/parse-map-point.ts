import { plainCharacters } from "shared/text/plain-characters";

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const between = String.raw`(?:,|%2C|;|\s)\s*`;

/* Google's place comes before its view, which may be centred elsewhere. */
const patterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`mlat=${number}&mlon=${number}`),
  new RegExp(`[?&](?:q|query|ll|destination)=(?:loc:)?${number}${between}${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^\\(?${number}°?\\s*${between}${number}°?\\)?$`),
];

/** A tenth of a metre. */
const rounded = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);

/** Reads "latitude, longitude", or a link to a place on OpenStreetMap or Google Maps. */
export function parseMapPoint(text: string) {
  const match = patterns.map((pattern) => pattern.exec(plainCharacters(text).trim())).find(Boolean);
  if (!match) return undefined;
  const [latitude, longitude] = match.slice(1).map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
