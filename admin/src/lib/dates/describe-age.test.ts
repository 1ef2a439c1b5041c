import { expect, test } from "vitest";
import { describeAge } from "./describe-age.ts";

test.each([
  [20, "a moment"],
  [60, "1 minute"],
  [59 * 60, "59 minutes"],
  [3_600, "1 hour"],
  [47 * 3_600, "1 day"],
  [48 * 3_600, "2 days"],
  [-5, "a moment"],
])("%i seconds ago was '%s' ago", (seconds, age) => {
  const now = Date.parse("2026-11-20T08:00:00Z");
  expect(describeAge(new Date(now - seconds * 1_000).toISOString(), now)).toBe(age);
});
