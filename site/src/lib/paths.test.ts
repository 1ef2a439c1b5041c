import { tourPagePath } from "shared/paths";
import { expect, test } from "vitest";
import { serviceIdFromPath, toSitePath } from "./paths.ts";

test("reads the tour's id back from its path", () => {
  expect(serviceIdFromPath(tourPagePath("kayak & more"))).toBe("kayak & more");
  expect(serviceIdFromPath("/service/kayak/")).toBe("kayak");
});

test("finds no tour in other paths and malformed ones", () => {
  for (const path of [
    "/",
    "/service",
    "/service/",
    "/service/a/b",
    "/services",
    "/service/%E0%A4",
  ]) {
    expect(serviceIdFromPath(path)).toBeUndefined();
  }
});

test("ignores query and fragment of a link", () => {
  const links = ["/", "/?tour=Kayak#plan", "/about/", "/about/?a=/b/#c", "/about#top"];
  expect(links.map(toSitePath)).toEqual(["/", "/", "/about", "/about", "/about"]);
});
