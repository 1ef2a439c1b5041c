import { expect, test } from "vitest";
import { parseMapPoint } from "./parse-map-point.ts";

const kibuye = { latitude: "-2.060431", longitude: "29.348217" };

test.each([
  "-2.060431, 29.348217",
  "-2.060431 29.348217",
  "\u22122.060431,\u00a029.348217\u200e",
  "(-2.060431,29.348217)",
  "-2.0604311234, 29.3482169",
  "https://www.openstreetmap.org/#map=17/-2.060431/29.348217",
  "https://www.openstreetmap.org/?mlat=-2.060431&mlon=29.348217#map=12/-1.9/30.1",
  "https://www.google.com/maps/@-2.060431,29.348217,17z",
  "https://www.google.com/maps/place/Kibuye/@-1.9,30.1,12z/data=!3m1!4b1!4m6!3m5!8m2!3d-2.060431!4d29.348217",
  "https://maps.google.com/?q=-2.060431,29.348217",
  "https://www.google.com/maps/search/?api=1&query=-2.060431%2C29.348217",
  "geo:-2.060431,29.348217",
])("%s is the pier of Kibuye", (text) => {
  expect(parseMapPoint(text)).toEqual(kibuye);
});

test("rejects text without a point", () => {
  const texts = ["", "Kibuye", "https://maps.app.goo.gl/abc123", "95, 29", "-2.06, 181", "2.5"];
  for (const text of texts) expect(parseMapPoint(text)).toBeUndefined();
});
