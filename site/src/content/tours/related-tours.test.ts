import { expect, test } from "vitest";
import { relatedTours } from "./related-tours.ts";

const tour = (_id: string, activities: string[], related: string[] = []) => ({
  _id,
  facts: { activities, related },
});
const all = [
  tour("a", ["Kayak"]),
  tour("b", ["Bike"]),
  tour("c", ["Bike", "Kayak"]),
  tour("d", ["Kayak"]),
  tour("e", ["Kayak"]),
];
const idsFor = (one: ReturnType<typeof tour>) => relatedTours(one, all).map(({ _id }) => _id);

test("returns up to three tours with a shared activity, starting after the tour and wrapping around", () => {
  expect(idsFor(tour("a", ["Kayak"]))).toEqual(["c", "d", "e"]);
  expect(idsFor(tour("d", ["Kayak"]))).toEqual(["e", "a", "c"]);
  expect(idsFor(tour("x", []))).toEqual([]);
});

test("compares activities regardless of capitals", () => {
  expect(relatedTours(tour("x", ["kayak"]), all.slice(0, 2)).map(({ _id }) => _id)).toEqual(["a"]);
});

test("returns the owner's choice in order, without the tour itself and deleted tours", () => {
  expect(idsFor(tour("a", ["Kayak"], ["gone", "d", "a", "b"]))).toEqual(["d", "b"]);
});
