import { expect, test } from "vitest";
import { compareAddress, readCompareAddress } from "./compare-address.ts";

const read = (address: string) => readCompareAddress(new URL(address, "https://a.example").search);

test("keeps tours and people in the address", () => {
  const comparison = { ids: ["kayak", "/explore-more-to-Rwanda"], people: 4 };
  expect(compareAddress(comparison)).toBe("/compare?tours=kayak,/explore-more-to-Rwanda&people=4");
  expect(read(compareAddress(comparison))).toEqual(comparison);
});

test("reads each tour once and ignores blanks", () => {
  expect(read("/compare?tours=a,,b,%20a%20,b").ids).toEqual(["a", "b"]);
  expect(read("/compare").ids).toEqual([]);
});

test.each(["0", "-2", "1.5", "1000", "many", "", "1e2"])("ignores %j as a group", (people) => {
  expect(read(`/compare?tours=a,b&people=${people}`).people).toBeNull();
});
