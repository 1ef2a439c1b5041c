import { tourPagePath } from "shared/paths";
import { expect, test } from "vitest";
import { isSitePath, serviceIdFromPath } from "./paths.ts";

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

test("pages of the site are told from those of the admin", () => {
  const paths = ["/", "/gallery", "/gallery-2", "/services/boat", "/service/kayak"];
  for (const path of [...paths, "/explore-more-to-Rwanda"]) {
    expect(isSitePath(path)).toBe(true);
  }
  for (const path of ["/admin-panel", "/gallery/42", "/create-service"]) {
    expect(isSitePath(path)).toBe(false);
  }
});
