import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { companyFacts, proofLine } from "./company-facts.ts";

const today = "2026-11-26";
const blank = blankSettings.company;
const company = {
  ...blank,
  founded: 2015,
  licenceIssuer: "the Rwanda Development Board",
  licenceLink: "https://licences.example/12",
  licenceUntil: "2027-06-30",
};
const guests = (count: number) => Array.from({ length: count }, () => ({ name: "Hanna" }));

test("the line of proof names foundation, licence and number of reviews", () => {
  expect(proofLine(company, guests(12), today)).toBe(
    "Founded 2015 · licensed by the Rwanda Development Board · 12 guest reviews",
  );
  expect(proofLine(blank, guests(1), today)).toBe("1 guest review");
});

test("the line of proof is empty without facts, and samples are none", () => {
  expect(proofLine(blank, [], today)).toBe("");
  expect(proofLine(blank, [{ name: "Sample guest 1" }], today)).toBe("");
});

test("shows a licence until its last day and never afterwards", () => {
  expect(companyFacts(company, "2027-06-30")?.licence).toEqual({
    issuer: "the Rwanda Development Board",
    link: "https://licences.example/12",
    until: "30 June 2027",
  });
  expect(companyFacts(company, "2027-07-01")?.licence).toBeNull();
  expect(proofLine(company, [], "2027-07-01")).toBe("Founded 2015");
});

test("has no company facts without any", () => {
  expect(companyFacts(blank, today)).toBeNull();
});
