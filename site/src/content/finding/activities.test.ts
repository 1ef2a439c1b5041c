import { noFacts } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { tour } from "../../testing/tour.ts";
import { listActivities, selectByActivity } from "./activities.ts";

const withActivities = (_id: string, ...activities: string[]) => ({
  ...tour,
  _id,
  facts: { ...noFacts, activities },
});

const tours = [
  withActivities("islands", "Boat", "Nature"),
  withActivities("ride", "Vélo tout-terrain"),
  withActivities("walk", "nature"),
  withActivities("elsewhere", "自行车"),
  withActivities("unnamed"),
];

test("lists activities with their number of tours, most tours first", () => {
  expect(listActivities(tours)).toEqual([
    { name: "Nature", slug: "nature", count: 2 },
    { name: "Boat", slug: "boat", count: 1 },
    { name: "Vélo tout-terrain", slug: "velo-tout-terrain", count: 1 },
  ]);
  expect(listActivities([])).toEqual([]);
});

test("gives no activity the address of another page of its folder", () => {
  const slugs = listActivities([withActivities("one", "INDEX", "Families", "Several days")]).map(
    ({ slug }) => slug,
  );
  expect(slugs).toEqual(["families-tours", "index-tours", "several-days-tours"]);
});

test("lists an activity of at least 60 % of the tours last", () => {
  const names = (...all: string[][]) =>
    listActivities(all.map((activities) => withActivities("one", ...activities))).map(
      ({ name }) => name,
    );
  const others = [["Boat", "Nature"], ["Kayak"], ["Kayak", "Nature"]];
  expect(names(...others, ["Nature"], ["Boat"])).toEqual(["Boat", "Kayak", "Nature"]);
  expect(names(...others, ["Boat"], ["Boat"])).toEqual(["Kayak", "Nature", "Boat"]);
});

test("keeps the order of an activity's tours, regardless of its spelling", () => {
  const found = selectByActivity(tours, "nature");
  expect(found.map(({ _id }) => _id)).toEqual(["islands", "walk"]);
});
