import { toRichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import {
  aPage,
  aService,
  aTourPhoto,
  picture,
  someFacts,
  someSettings,
} from "../../testing/records.ts";
import { checkPage } from "./pages/values/check-page.ts";
import { type PageValues, pageFormValues } from "./pages/values/page-values.ts";
import { createSiteLinks, describeDeadLink } from "./records/checks/site-links.ts";
import { checkSettings } from "./site-settings/editing/check-settings.ts";
import { checkTour } from "./tours/editor/check-tour.ts";
import { blankService, serviceFormValues } from "./tours/values/service-values.ts";

const origin = "https://tours.test";
const site = createSiteLinks({
  pages: [
    aPage({ slug: "terms", title: "Terms" }),
    aPage({ slug: "later", title: "Later", isShown: false }),
  ],
  tours: [
    aService({ _id: "kayak", title: "Kayak" }),
    aService({ _id: "old", title: "Old", isShown: false }),
  ],
  redirects: [
    { source: "/Old-Terms", target: "/terms#prices" },
    { source: "/boats", target: "/later" },
    { source: "/ships", target: "/gone" },
  ],
  origin,
});
const wide = { ...picture, width: 1_920 };

test.each([
  ["/terms", undefined],
  ["/Terms/", undefined],
  ["/terms?from=mail#prices", undefined],
  [`${origin}/terms`, undefined],
  ["/service/kayak", undefined],
  ["/", undefined],
  ["/services/day-trips", undefined],
  ["/gallery-2", undefined],
  ["/admin-settings/site", undefined],
  ["https://elsewhere.test/nothing", undefined],
  ["/nothing", "leads to a page that doesn't exist"],
  ["/terms/more", "leads to a page that doesn't exist"],
  [`${origin}/nothing`, "leads to a page that doesn't exist"],
  ["/service/nothing", "leads to a page that doesn't exist"],
  ["/%E0%A4%A", "leads to a page that doesn't exist"],
  ["/old-terms/", undefined],
  ["/boats", "leads to “Later”, which is hidden"],
  ["/ships", "leads to a page that doesn't exist"],
  ["/later", "leads to “Later”, which is hidden"],
  ["/service/old", "leads to “Old”, which is hidden"],
])("the link %s: %s", (link, problem) => {
  expect(describeDeadLink(site, link)).toBe(problem);
});

test("lists what a new tour lacks", () => {
  const values = blankService({ whatsapp: "+250 000 000 000", email: "info@example.com" });
  expect(checkTour(values, site)).toEqual([
    { text: "There are no photos.", path: "photos" },
    { text: "There is no price.", path: "facts.prices" },
    { text: "There is no duration.", path: "facts.duration.min" },
    { text: "There is no start place.", path: "facts.start.place" },
    { text: "There is no start time.", path: "facts.start.time" },
    { text: "There are no highlights.", path: "details.highlights" },
    { text: "The phone number +250 000 000 000 is only a sample.", path: "details.whatsapp" },
    { text: "The email address info@example.com is only a sample.", path: "details.email" },
  ]);
});

const complete = serviceFormValues(
  aService({
    details: {
      highlights: ["Fruit bats"],
      tips: [],
      whatsapp: "+250788123456",
      email: "info@tours.rw",
    },
    facts: {
      ...someFacts,
      start: { place: "The jetty", time: "07:30", point: null },
      related: ["kayak", "/terms"],
    },
    photos: [aTourPhoto({ alt: "A boat", image: wide })],
  }),
);

test("finds nothing missing in a complete tour", () => {
  expect(checkTour(complete, site)).toEqual([]);
});

test("finds dead links, related tours that are gone, and photos without a text or too small", () => {
  const [photo] = complete.photos;
  const linked = {
    type: "text",
    text: "here",
    marks: [{ type: "link", attrs: { href: "/nothing" } }],
  };
  const paragraph = { type: "paragraph", content: [linked, linked] };
  const values = {
    ...complete,
    description: { type: "doc", content: [paragraph] },
    facts: { ...complete.facts, related: ["gone", "old"] },
    photos: [
      photo!,
      { ...photo!, alt: " ", image: { ...wide, width: 900 } },
      { ...photo!, alt: "", isDecorative: true },
    ],
  };
  expect(checkTour(values, site)).toEqual([
    { text: "The link /nothing leads to a page that doesn't exist.", path: "description" },
    { text: "Photo 2 has no alternative text.", path: "photos.1.alt" },
    { text: "Photo 2 is only 900 px wide. Use one of 1,200 px or more.", path: "photos.1.alt" },
    { text: "The related tour gone leads to a page that doesn't exist.", path: "facts.related" },
    { text: "The related tour old leads to “Old”, which is hidden.", path: "facts.related" },
  ]);
});

test("checks the blocks of a page", () => {
  const photo = { picture: "a", image: wide, caption: "", alt: "", isDecorative: false };
  const values: PageValues = {
    ...pageFormValues(aPage()),
    blocks: [
      { type: "text", text: toRichText("No links.") },
      { type: "picture", photo },
      { type: "picture", photo: null },
      { type: "callToAction", text: "", label: "Book", link: "/later" },
      { type: "tour", tour: "old" },
      { type: "tour", tour: "kayak" },
    ],
  };
  expect(checkPage(values, site)).toEqual([
    { text: "The photo of block 2 has no alternative text.", path: "blocks.1.photo.alt" },
    { text: "There is no photo in block 3.", path: "blocks.2.photo.picture" },
    { text: "The link /later leads to “Later”, which is hidden.", path: "blocks.3.link" },
    { text: "The tour of block 5 leads to “Old”, which is hidden.", path: "blocks.4.tour" },
  ]);
});

test("finds samples in a section as it is typed, and in no other section", () => {
  const settings = someSettings();
  const { value } = settings.contact;
  const check = (changes: object) =>
    checkSettings(settings, "contact", { value: { ...value, ...changes }, today: "2026-11-21" });
  const good = { email: "info@tours.rw", phones: ["+250788123456"], mapLink: null, social: [] };
  expect(check(good)).toEqual([]);
  expect(check({ ...good, phones: ["+250788123456", "+250000000000"] })).toEqual([
    { text: "Replace the sample phone number +250000000000.", path: "phones.1" },
  ]);
});
