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

test("up to three tours share an activity: the next ones of the list, then from its first on", () => {
  expect(idsFor(tour("a", ["Kayak"]))).toEqual(["c", "d", "e"]);
  expect(idsFor(tour("d", ["Kayak"]))).toEqual(["e", "a", "c"]);
  expect(idsFor(tour("x", []))).toEqual([]);
});

test("an activity is the same however it is capitalised", () => {
  expect(relatedTours(tour("x", ["kayak"]), all.slice(0, 2)).map(({ _id }) => _id)).toEqual(["a"]);
});

test("the owner's choice comes in its own order, without the tour itself and those that are gone", () => {
  expect(idsFor(tour("a", ["Kayak"], ["gone", "d", "a", "b"]))).toEqual(["d", "b"]);
});
