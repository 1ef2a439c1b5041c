import { expect, test } from "vitest";
import { proposeSlug } from "./propose-slug.ts";

test.each([
  ["Boat trips", "boat-trips"],
  ["Île Napoléon & the bats!", "ile-napoleon-the-bats"],
  ["  6 days, by bike  ", "6-days-by-bike"],
  ["湖", ""],
  [`${"x".repeat(79)} y`, "x".repeat(79)],
])("%j is proposed as %j", (title, slug) => {
  expect(proposeSlug(title)).toBe(slug);
});
