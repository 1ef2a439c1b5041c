import { expect, test } from "vitest";
import { serviceIdOf, servicePath } from "./paths.ts";

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
