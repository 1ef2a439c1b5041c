import { expect, test } from "vitest";
import { mtbTourPage } from "../../../../api/demo/pages/mtb-tour.ts";
import { aboutPage, tourPage } from "../../testing/page.ts";
import { fullTour, tour } from "../../testing/tour.ts";
import { listPageTours, listTours } from "./list-tours.ts";

const mtbPage = { ...aboutPage, ...mtbTourPage, isShown: true, story: null };

test("lists pages that present a tour after the API's tours, each with its own address", () => {
  const tours = listTours({
    services: [tour, fullTour],
    pages: [aboutPage, tourPage],
    isLive: false,
  });
  expect(tours.map(({ path }) => path)).toEqual([
    "/service/kayak-to-napoleon-island",
    "/service/two-days-by-kayak",
    "/two-days",
  ]);
  expect(tours.map(({ inquiryPath }) => inquiryPath)).toEqual([
    "/service/kayak-to-napoleon-island#inquire",
    "/service/two-days-by-kayak#inquire",
    "/?tour=Two+Days+by+Kayak#plan-your-tour",
  ]);
});

test("lists no page without a tour's name, itinerary or prices", () => {
  const unnamed = { ...tourPage, topic: null };
  const withoutPlan = { ...tourPage, blocks: aboutPage.blocks };
  expect(listPageTours({ pages: [unnamed, withoutPlan] })).toEqual([]);
});

test("lists nothing for a live site, whose browsers fetch the tours", () => {
  expect(listTours({ services: [], pages: [tourPage], isLive: true })).toEqual([]);
});

test("lists the pages of a site without other tours", () => {
  const tours = listTours({ services: [], pages: [tourPage], isLive: false });
  expect(tours.map(({ path }) => path)).toEqual(["/two-days"]);
});

test("reads the facts of the demo's six-day tour from its page", () => {
  const [listed] = listPageTours({ pages: [mtbPage] });
  expect(listed).toMatchObject({
    title: "6-Day MTB Adventure Through Rwanda",
    fromPrice: { amount: 890, currency: "USD" },
    facts: {
      activities: ["Bike", "Nature"],
      duration: { unit: "days", min: 6, max: null },
      level: { grade: "demanding" },
      groupSize: { min: 2, max: 8 },
      minimumAge: 16,
      months: [1, 2, 6, 7, 8, 9, 12],
      start: { place: "Rubavu (Gisenyi); arrive the evening before", time: "07:30" },
    },
  });
  expect(listed?.facts.included).toHaveLength(6);
});

test.each([
  [{ name: "Age", value: "all ages" }, { minimumAge: 0 }],
  [{ name: "Minimum age", value: "12" }, { minimumAge: 12 }],
  [{ name: "Age", value: "for adults" }, { minimumAge: null }],
  [{ name: "Group", value: "4 people or more" }, { groupSize: { min: 4, max: null } }],
  [{ name: "group size", value: "6" }, { groupSize: { min: 6, max: 6 } }],
  [{ name: "Level", value: "easy" }, { level: { grade: "easy", note: null } }],
  [{ name: "Level", value: "fit riders" }, { level: null }],
  [{ name: "Months", value: "March, November to January" }, { months: [1, 3, 11, 12] }],
  [{ name: "Months", value: "all year" }, { months: [] }],
  [{ name: "Activities", value: "Bike,, Culture " }, { activities: ["Bike", "Culture"] }],
  [{ name: "Led by", value: "Jean, Aline" }, { guides: ["Jean", "Aline"] }],
])("reads %j", (fact, facts) => {
  const block = { type: "facts" as const, facts: [{ ...fact, note: null }] };
  const [listed] = listPageTours({
    pages: [{ ...tourPage, blocks: [block, ...tourPage.blocks] }],
  });
  expect(listed?.facts).toMatchObject(facts);
});

test("shows the first picture of the page", () => {
  const photo = { picture: "shore", caption: null, alt: null };
  const pictures = { shore: { imageFile: "/media/shore.jpg", image: fullTour.photos[0]!.image } };
  const page = {
    ...tourPage,
    blocks: [...tourPage.blocks, { type: "picture" as const, photo }],
    pictures,
  };
  expect(listPageTours({ pages: [page] })[0]?.image).toEqual(pictures.shore.image);
  expect(listPageTours({ pages: [tourPage] })[0]?.image).toBeNull();
});
