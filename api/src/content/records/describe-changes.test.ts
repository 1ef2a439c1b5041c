import { tourDocument } from "shared/content/records/records";
import { expect, test } from "vitest";
import { z } from "zod";
import { describeChanges } from "./describe-changes.ts";

test("names the changed fields in an owner's words", () => {
  expect(describeChanges(["facts.prices", "photos"], true)).toBe(
    "Changed the prices and the photos.",
  );
  expect(describeChanges(["facts.toBring"], true)).toBe("Changed what to bring.");
  expect(describeChanges(["phones", "postalCode"], true)).toBe(
    "Changed the phone numbers and the postal code.",
  );
});

test("names a formatted text once", () => {
  expect(describeChanges(["description", "descriptionText"], true)).toBe(
    "Changed the description.",
  );
});

test("counts many fields and names the first ones", () => {
  const changed = ["title", "description", "details.tips", "facts.level", "facts.start", "photos"];
  expect(describeChanges(changed, true)).toBe(
    "Changed 6 fields: title, description, tips and 3 others.",
  );
});

test("says that a version was created, hidden or shown", () => {
  expect(describeChanges(null, true)).toBe("Created.");
  expect(describeChanges(null, false)).toBe("Created, hidden.");
  expect(describeChanges(["isShown"], false)).toBe("Hidden from the site.");
  expect(describeChanges(["title", "isShown"], true)).toBe("Changed the title. Shown on the site.");
});

test("has a word for every field of a tour", () => {
  const fields = Object.entries(tourDocument.shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape).map((key) => `${name}.${key}`) : name,
  );
  for (const path of fields.filter((name) => name !== "isShown"))
    expect(describeChanges([path], true).replace("WhatsApp", "")).not.toMatch(/\.\w|[a-z][A-Z]/);
});
