import { expect, test } from "vitest";
import { proposeSlug } from "./propose-slug.ts";

test.each([
  ["Boat trips", "boat-trips"],
  ["Île Napoléon & the bats!", "ile-napoleon-the-bats"],
  ["  6 days, by bike  ", "6-days-by-bike"],
  ["湖", ""],
  ["Index", "index-page"],
  ["Gallery 2", "gallery-2-page"],
  ["Users", "users-page"],
  [`${"x".repeat(79)} y`, "x".repeat(79)],
])("%j is proposed as %j", (title, slug) => {
  expect(proposeSlug({ title, story: null })).toBe(slug);
});

test.each([
  ["Gallery", "gallery"],
  ["Page", "page-story"],
  ["Feed", "feed-story"],
])("%j is proposed for a story as %j", (title, slug) => {
  const story = { date: "2026-11-20", author: "Bea", photo: null, tours: [] };
  expect(proposeSlug({ title, story })).toBe(slug);
});
