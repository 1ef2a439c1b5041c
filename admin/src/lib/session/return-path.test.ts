import { afterEach, expect, test, vi } from "vitest";
import { storeReturnPath, takeReturnPath } from "./return-path.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test("returns to the stored address once, and only within ten minutes", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  storeReturnPath("/user-information");
  vi.advanceTimersByTime(9 * 60_000);
  expect(takeReturnPath()).toBe("/user-information");
  expect(takeReturnPath()).toBeNull();

  storeReturnPath("/user-information");
  vi.advanceTimersByTime(10 * 60_000);
  expect(takeReturnPath()).toBeNull();
});

test("ignores a damaged address", () => {
  sessionStorage.setItem("return-to", "/user-information");
  expect(takeReturnPath()).toBeNull();
});
