import { tourPagePath } from "shared/paths";
import { expect, test } from "vitest";
import { serviceIdFromPath, sitePathOf } from "./paths.ts";

test("the path of a tour names the tour again", () => {
  expect(serviceIdFromPath(tourPagePath("kayak & more"))).toBe("kayak & more");
  expect(serviceIdFromPath("/service/kayak/")).toBe("kayak");
});

test("other paths, and broken ones, name no tour", () => {
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

test("a link names its page, whatever follows", () => {
  const links = ["/", "/?tour=Kayak#plan", "/about/", "/about/?a=/b/#c", "/about#top"];
  expect(links.map(sitePathOf)).toEqual(["/", "/", "/about", "/about", "/about"]);
});
