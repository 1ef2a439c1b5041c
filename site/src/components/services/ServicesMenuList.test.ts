import { expect, test } from "vitest";
import { groupMenu } from "./ServicesMenuList.tsx";

const menuTour = (_id: string, activity: string | null) => ({
  _id,
  slug: _id,
  title: _id,
  activity,
});

const groupsOf = (...tours: ReturnType<typeof menuTour>[]) =>
  groupMenu(tours).map(({ name, tours }) => [name, ...tours.map(({ _id }) => _id)]);

test("lists each tour once, under its first activity or under More", () => {
  const groups = groupsOf(
    menuTour("unnamed", null),
    menuTour("islands", "Kayak"),
    menuTour("ride", "Bike"),
    menuTour("sunset", "kayak"),
  );
  expect(groups).toEqual([
    ["Kayak", "islands", "sunset"],
    ["Bike", "ride"],
    ["More", "unnamed"],
  ]);
});

test("lists tours without activities as one group", () => {
  expect(groupsOf(menuTour("one", null), menuTour("two", null))).toEqual([["", "one", "two"]]);
  expect(groupsOf()).toEqual([]);
});

test("groups an activity regardless of accents", () => {
  const groups = groupsOf(menuTour("ride", "Vélo"), menuTour("climb", "velo"));
  expect(groups).toEqual([["Vélo", "ride", "climb"]]);
});
