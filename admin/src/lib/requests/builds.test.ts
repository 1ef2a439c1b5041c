import type { Build, BuildList } from "shared/publishing/builds";
import { expect, test } from "vitest";
import { delayUntilNextPoll } from "./builds.ts";

const requestedAt = "2026-11-23T08:00:00.000Z";
const listOf = (status: Build["status"]): BuildList => ({
  builds: [
    {
      _id: "one",
      revision: 2,
      status,
      reason: "Changed a tour",
      releaseOf: null,
      message: null,
      requestedAt,
      startedAt: null,
      finishedAt: null,
      liveAt: null,
      kept: false,
    },
  ],
  live: null,
});

const after = (milliseconds: number) => new Date(Date.parse(requestedAt) + milliseconds);

test.each([
  ["right after a save", "waiting", 200, 250],
  ["while its pages are made", "building", 2_900, 250],
  ["when that takes long", "building", 3_000, 1_000],
  ["where this clock is behind the server's", "waiting", -60_000, 1_000],
  ["when nothing is under way", "live", 200, 30_000],
] as const)("%s builds are asked for again in due time", (_when, status, age, delay) => {
  expect(delayUntilNextPoll(listOf(status), after(age))).toBe(delay);
});

test("doesn't poll quickly before the first answer", () => {
  expect(delayUntilNextPoll(undefined, after(0))).toBe(30_000);
});
