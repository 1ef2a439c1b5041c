import { expect, test } from "vitest";
import { routeInWords } from "./route-text.ts";

const route = { points: [], distance: 1_012.42, ascent: 1_540, descent: 480 };

test("a route says how far it leads, and how far up and down", () => {
  expect(routeInWords(route)).toBe("1,012.4\u00a0km, 1,540\u00a0m up, 480\u00a0m down");
});

test("a route without heights says how far it leads", () => {
  expect(routeInWords({ ...route, ascent: null, descent: null })).toBe("1,012.4\u00a0km");
});
