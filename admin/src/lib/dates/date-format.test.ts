import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDateFormat } from "./date-format.ts";

/** Sets a reader in New York, half an hour after midnight in Kigali. */
beforeEach(() => {
  vi.stubEnv("TZ", "America/New_York");
  vi.useFakeTimers({ now: new Date("2026-11-20T22:30:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ["of today, once it is today for the company", "2026-11-20T22:05:00.000Z", "00:05"],
  ["of the company's yesterday", "2026-11-20T21:55:00.000Z", "20 Nov, 23:55"],
  ["of the new year that has begun there alone", "2025-12-31T22:00:00.000Z", "1 Jan, 00:00"],
  ["of last year", "2025-12-31T21:59:00.000Z", "31 Dec 2025"],
])("a moment %s reads by the company's clock", (_, at, text) => {
  expect(createDateFormat("Africa/Kigali").format(at)).toBe(text);
});

test("uses the company's date while it is still yesterday in the browser", () => {
  expect(createDateFormat("Africa/Kigali").today()).toBe("2026-11-21");
  expect(createDateFormat("America/New_York").today()).toBe("2026-11-20");
});

test("shows both times when the reader's clock differs", () => {
  const at = "2026-11-20T22:05:00.000Z";
  expect(createDateFormat("Africa/Kigali").explain(at)).toBe(
    "00:05 in Africa/Kigali; 17:05 where you are",
  );
  expect(createDateFormat("America/Toronto").explain(at)).toBeUndefined();
});

test("falls back to the reader's time zone when the browser doesn't know the company's", () => {
  expect(createDateFormat("Europe/Nowhere").format("2026-11-20T22:05:00.000Z")).toBe("17:05");
});
