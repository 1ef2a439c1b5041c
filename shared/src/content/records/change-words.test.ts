import { expect, test } from "vitest";
import { siteSettings } from "../site-settings/site-settings.ts";
import { describeChanges } from "./change-words.ts";
import { tourDocument } from "./records.ts";

const tour = { kind: "tour", id: "kayak" } as const;

test("names the changed fields in an owner's words", () => {
  expect(describeChanges(tour, ["facts.prices", "photos"], true)).toBe(
    "Changed the prices and the photos.",
  );
  expect(describeChanges(tour, ["facts.toBring"], true)).toBe("Changed what to bring.");
  expect(describeChanges({ kind: "settings", id: "contact" }, ["phones"], true)).toBe(
    "Changed the phone numbers.",
  );
});

test("names a formatted text once", () => {
  expect(describeChanges(tour, ["description", "descriptionText"], true)).toBe(
    "Changed the description.",
  );
});

test("counts many fields and names the first ones", () => {
  const changed = ["title", "description", "details.tips", "facts.level", "facts.start", "photos"];
  expect(describeChanges(tour, changed, true)).toBe(
    "Changed 6 fields: title, description, tips and 3 others.",
  );
});

test("says that a version was created, hidden or shown", () => {
  expect(describeChanges(tour, null, true)).toBe("Created.");
  expect(describeChanges(tour, null, false)).toBe("Created, hidden.");
  expect(describeChanges(tour, ["isShown"], false)).toBe("Hidden from the site.");
  expect(describeChanges(tour, ["title", "isShown"], true)).toBe(
    "Changed the title. Shown on the site.",
  );
});

test("has a word for every field", () => {
  const { facts, details, ...texts } = tourDocument.shape;
  const { shape } = siteSettings;
  expect(facts && details && texts).toBeTruthy();
  const sections = Object.entries(shape).map(([id, { shape: fields }]) => ({
    record: { kind: "settings", id } as const,
    paths: Object.keys(fields),
  }));
  const all = [{ record: tour, paths: Object.keys(texts) }, ...sections];
  const unnamed = all.flatMap(({ record, paths }) =>
    paths.filter(
      (path) => /[a-z][A-Z]/.test(path) && describeChanges(record, [path], true).includes(path),
    ),
  );
  expect(unnamed).toEqual([]);
});
