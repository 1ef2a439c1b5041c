import { noFacts } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { listGroups, selectByGroup } from "./tour-groups.ts";

const tourOf = (_id: string, facts: Partial<typeof noFacts>) => ({
  _id,
  facts: { ...noFacts, ...facts },
});
const tours = [
  tourOf("islands", { activities: ["Kayak"], minimumAge: 5 }),
  tourOf("shore", { activities: ["Kayak"], duration: { unit: "days", min: 3, max: null } }),
  tourOf("town", { activities: ["Culture"], minimumAge: 0 }),
];
const idsOf = (slug: string) => selectByGroup(tours, slug).map(({ _id }) => _id);

test("lists families and several days before the activities", () => {
  expect(listGroups(tours)).toEqual([
    { slug: "families", name: "Families", inTitle: "Family", count: 2 },
    { slug: "several-days", name: "Several days", inTitle: "Multi-day", count: 1 },
    { slug: "culture", name: "Culture", inTitle: "Culture", count: 1 },
    { slug: "kayak", name: "Kayak", inTitle: "Kayak", count: 2 },
  ]);
});

test("leaves out groups without tours", () => {
  expect(listGroups([tourOf("ride", { activities: ["Bike"] })]).map(({ slug }) => slug)).toEqual([
    "bike",
  ]);
  expect(listGroups([])).toEqual([]);
});

test("selects the tours of a group in their order", () => {
  expect(idsOf("families")).toEqual(["islands", "town"]);
  expect(idsOf("several-days")).toEqual(["shore"]);
  expect(idsOf("kayak")).toEqual(["islands", "shore"]);
});
