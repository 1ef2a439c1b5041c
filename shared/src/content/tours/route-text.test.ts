import { expect, test } from "vitest";
import { routeInWords } from "./route-text.ts";

const route = { points: [], distance: 1_012.42, ascent: 1_540, descent: 480 };

test("describes a route by distance, ascent and descent", () => {
  expect(routeInWords(route)).toBe("1,012.4\u00a0km, 1,540\u00a0m up, 480\u00a0m down");
});

test("describes a route without heights by distance alone", () => {
  expect(routeInWords({ ...route, ascent: null, descent: null })).toBe("1,012.4\u00a0km");
});
