import { company } from "shared/company";
import { expect, test } from "vitest";
import { travelAgency } from "./travel-agency.ts";

test("the company is described by its own facts, and by nothing that it does not have", () => {
  const described = travelAgency(new URL("https://tours.example"));
  expect(described).toMatchObject({
    "@type": "TravelAgency",
    "@id": "https://tours.example/#company",
    name: company.name,
    openingHours: "Mo-Fr 09:00-18:00",
    address: { addressLocality: "Kibuye", addressCountry: "RW" },
  });
  expect(described).not.toHaveProperty("aggregateRating");
  expect(described).not.toHaveProperty("priceRange");
});
