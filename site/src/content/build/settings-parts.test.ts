import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { createSnapshot, emptyContent } from "./content-snapshot.ts";
import { companyFacts, wayToCompany } from "./settings-parts.ts";

const { contact, directions } = blankSettings;
const point = { latitude: -2.06, longitude: 29.35 };

const getWay = (changes: Partial<typeof blankSettings>) =>
  wayToCompany.select(
    createSnapshot({ ...emptyContent, settings: { ...blankSettings, ...changes } }, new Date()),
    "",
  );

test("a point alone shows the map of the company", () => {
  expect(getWay({ contact: { ...contact, point } })).toMatchObject({ point, ways: [] });
});

test("directions are shown without a point, and nothing without either", () => {
  expect(getWay({ directions: { ...directions, lastStretch: "Ask us." } })).toMatchObject({
    point: null,
    lastStretch: "Ask us.",
  });
  expect(getWay({})).toBeNull();
});

test("hides a licence after its last day in the company's time zone", () => {
  const company = {
    ...blankSettings.company,
    licenceIssuer: "The harbour",
    licenceUntil: "2026-11-21",
  };
  const content = { ...emptyContent, settings: { ...blankSettings, company } };
  const read = (at: string) => companyFacts.select(createSnapshot(content, new Date(at)), "");
  expect(read("2026-11-21T21:59:00Z")?.licence).toMatchObject({ issuer: "The harbour" });
  expect(read("2026-11-21T22:00:00Z")).toBeNull();
});
