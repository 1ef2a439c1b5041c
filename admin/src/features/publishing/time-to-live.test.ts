import { expect, test } from "vitest";
import { aBuild } from "../../testing/records.ts";
import { formatDuration, summarizeTimes } from "./time-to-live.ts";

const liveAfter = (milliseconds: number) =>
  aBuild({
    requestedAt: "2026-11-20T06:00:00.000Z",
    liveAt: new Date(Date.parse("2026-11-20T06:00:00.000Z") + milliseconds).toISOString(),
  });

test("ignores builds that never went live", () => {
  const failed = aBuild({ status: "failed", liveAt: null });
  expect(summarizeTimes([failed])).toBeUndefined();
  expect(summarizeTimes([failed, liveAfter(900)])).toEqual({ count: 1, median: 900, p95: 900 });
});

test("the median covers half of the saves, the percentile nineteen of twenty", () => {
  const builds = Array.from({ length: 40 }, (_, index) => liveAfter(index * 100));
  expect(summarizeTimes(builds)).toEqual({ count: 40, median: 1_900, p95: 3_700 });
});

test.each([
  [420, "0.4 s"],
  [9_960, "10 s"],
  [59_600, "1 min"],
  [185_000, "3 min 5 s"],
])("formats %i ms as '%s'", (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test("ignores requests without a save", () => {
  const quick = liveAfter(100);
  const builds = [
    { ...quick, reason: "Published manually" },
    { ...quick, reason: "The site has changed" },
    { ...quick, reason: "Photos are ready" },
    { ...quick, reason: "Back to an earlier release", releaseOf: "build-0" },
    liveAfter(900),
  ];
  expect(summarizeTimes(builds)).toEqual({ count: 1, median: 900, p95: 900 });
});
