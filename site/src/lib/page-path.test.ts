import { expect, test } from "vitest";
import { pagePath } from "./page-path.ts";

test("returns the path that visitors see", () => {
  expect(pagePath({ pathname: "/index.html" })).toBe("/");
  expect(pagePath({ pathname: "/" })).toBe("/");
  expect(pagePath({ pathname: "/service/kayak.html" })).toBe("/service/kayak");
  expect(pagePath({ pathname: "/about" })).toBe("/about");
});
