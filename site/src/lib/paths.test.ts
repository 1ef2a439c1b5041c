import { expect, test } from "vitest";
import { isSitePath, serviceIdOf, servicePath } from "./paths.ts";

test("the path of a tour names the tour again", () => {
  expect(serviceIdOf(servicePath("kayak & more"))).toBe("kayak & more");
  expect(serviceIdOf("/service/kayak/")).toBe("kayak");
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
    expect(serviceIdOf(path)).toBeUndefined();
  }
});

test("pages of the site are told from those of the admin", () => {
  for (const path of ["/", "/gallery", "/gallery-2", "/service/kayak", "/explore-more-to-Rwanda"]) {
    expect(isSitePath(path)).toBe(true);
  }
  for (const path of ["/admin-panel", "/gallery/42", "/create-service"]) {
    expect(isSitePath(path)).toBe(false);
  }
});
