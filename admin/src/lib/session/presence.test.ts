import { afterEach, expect, test, vi } from "vitest";
import { watchPresence } from "./presence.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.each(["pointerdown", "keydown", "wheel"])(
  "%s shows for a minute that somebody is there",
  (sign) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const isPresent = watchPresence(window);
    expect(isPresent()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isPresent()).toBe(false);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(isPresent()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isPresent()).toBe(false);
  },
);
