import { expect, test } from "vitest";
import { describeWait, isOverdue } from "./describe-wait.ts";

const now = Date.parse("2026-11-20T08:00:00Z");
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

test.each([
  [null, "waiting 2 days", false],
  [3.5, "due in 3 hours", false],
  [0, "a moment overdue", true],
  [-30, "1 day overdue", true],
])("a guest who waits for two days, promised an answer in %s hours: %s", (hours, words, late) => {
  const dueAt = hours === null ? null : inHours(hours);
  const conversation = { waitingSince: inHours(-50), dueAt };
  expect(describeWait(conversation, now)).toBe(words);
  expect(isOverdue(conversation, now)).toBe(late);
});

test("describes no wait of an answered guest", () => {
  expect(describeWait({ waitingSince: null, dueAt: null }, now)).toBeUndefined();
});
