import { afterEach, expect, test, vi } from "vitest";
import { storeReturnPath, takeReturnPath } from "./return-path.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test("signing in leads back once, and only within ten minutes", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  storeReturnPath("/user-information");
  vi.advanceTimersByTime(9 * 60_000);
  expect(takeReturnPath()).toBe("/user-information");
  expect(takeReturnPath()).toBeNull();

  storeReturnPath("/user-information");
  vi.advanceTimersByTime(10 * 60_000);
  expect(takeReturnPath()).toBeNull();
});

test("a damaged address leads nowhere", () => {
  sessionStorage.setItem("return-to", "/user-information");
  expect(takeReturnPath()).toBeNull();
});
