import type { TeamMember } from "shared/content/team";
import { expect, test } from "vitest";
import { review } from "../../testing/review.ts";
import { tour } from "../../testing/tour.ts";
import { fullDays, host, related, reviewCounts, service, spokenLines } from "./content-parts.ts";
import { createSnapshot, emptyContent } from "./content-snapshot.ts";

const grace: TeamMember = {
  _id: "grace",
  name: "Grace",
  role: "Guide",
  languages: [],
  since: null,
  guideLicence: null,
  firstAid: null,
  words: null,
  picture: null,
  image: null,
  isShown: true,
  position: null,
  createdAt: "2026-11-20T06:00:00.000Z",
  updatedAt: "2026-11-20T06:00:00.000Z",
};

/** Each tour has one of twenty activities. */
const createContent = (amount: number) => ({
  ...emptyContent,
  services: Array.from({ length: amount }, (_, number) => ({
    ...tour,
    _id: `tour-${number}`,
    slug: `tour-${number}`,
    facts: { ...tour.facts, activities: [`Activity ${number % 20}`], guides: ["grace"] },
  })),
  team: [grace],
});

test("selects what one tour's page shows", () => {
  const snapshot = createSnapshot(createContent(60), new Date());
  expect(service.select(snapshot, "tour-7")._id).toBe("tour-7");
  expect(related.select(snapshot, "tour-7").map(({ _id }) => _id)).toEqual(["tour-27", "tour-47"]);
  expect(host.select(snapshot, "tour-7")).toBe(snapshot.team[0]);
  expect(() => service.select(snapshot, "tour-60")).toThrow("There is no tour tour-60");
});

test("selects a part that all pages share once per snapshot", () => {
  const content = createContent(2);
  const snapshot = createSnapshot(content, new Date());
  expect(spokenLines.select(snapshot, "")).toBe(spokenLines.select(snapshot, ""));
  expect(spokenLines.select(createSnapshot(content, new Date()), "")).not.toBe(
    spokenLines.select(snapshot, ""),
  );
});

const noon = new Date("2026-12-12T12:00:00Z");

test("publishes departures from the company's day on", () => {
  const departures = ["2026-12-11", "2026-12-12", "2026-12-13"].map((date) => ({
    date,
    places: 2,
  }));
  const content = {
    ...emptyContent,
    services: [{ ...tour, facts: { ...tour.facts, departures } }],
  };
  const listDates = (at: Date) =>
    service.select(createSnapshot(content, at), tour.slug).facts.departures.map(({ date }) => date);
  expect(listDates(noon)).toEqual(["2026-12-12", "2026-12-13"]);
  // Kigali is two hours ahead of UTC.
  expect(listDates(new Date("2026-12-12T22:00:00Z"))).toEqual(["2026-12-13"]);
});

test("a live site knows the full days of a tour, too", () => {
  const ofTour = { from: "2026-12-20", to: "2026-12-20", tour: tour.title };
  const content = { ...emptyContent, services: [tour], fullDays: [ofTour] };
  expect(fullDays.select(createSnapshot(content, noon, true), "")).toEqual([ofTour]);
});

test("a live site, too, says how many verified reviews it shows", () => {
  const reviews = [review, { ...review, _id: "verified", isVerified: true }];
  const content = { ...emptyContent, reviews, reviewsReceived: 3 };
  for (const isLive of [true, false])
    expect(reviewCounts.select(createSnapshot(content, new Date(), isLive), "")).toEqual({
      received: 3,
      shown: 1,
    });
});
