import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { travelAgency } from "./travel-agency.ts";

const site = new URL("https://tours.example");

test("describes the company by its own facts only", () => {
  const described = travelAgency({ ...demoSettings, logo: null }, site);
  expect(described).toMatchObject({
    "@type": "TravelAgency",
    "@id": "https://tours.example/#company",
    name: "Ibirwa Kivu Tours",
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
    ],
    address: { addressLocality: "Kibuye", addressCountry: "RW" },
    geo: { latitude: -2.06, longitude: 29.3486 },
    telephone: "+250000000000",
  });
  expect(described).not.toHaveProperty("aggregateRating");
  expect(described).not.toHaveProperty("priceRange");
});

test("leaves out facts that the owner has not filled in", () => {
  expect(travelAgency({ ...blankSettings, logo: null }, site)).toEqual({
    "@type": "TravelAgency",
    "@id": "https://tours.example/#company",
    name: "Your company",
    url: "https://tours.example/",
    logo: "https://tours.example/icon-512.png",
    image: "https://tours.example/share.png",
    address: { "@type": "PostalAddress", addressCountry: "RW" },
  });
});

test("includes the owner's logo", () => {
  const logo = { src: "/media/own.jpg", width: 400, height: 100, color: "#ffffff", sources: [] };
  expect(travelAgency({ ...blankSettings, logo }, site)).toMatchObject({
    logo: "https://tours.example/media/own.jpg",
  });
});
