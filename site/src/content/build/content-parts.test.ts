import type { TeamMember } from "shared/content/team";
import { expect, test } from "vitest";
import { tour } from "../../testing/tour.ts";
import { host, related, service, spokenLines } from "./content-parts.ts";
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
