import { afterEach, expect, test, vi } from "vitest";
import { NetworkError } from "./api-error.ts";
import { repeatSignal } from "./repeat-signal.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("stays cancelled when it was cancelled before or after the repeat", () => {
  const controller = new AbortController();
  const signal = repeatSignal(controller.signal, undefined);
  expect(signal.aborted).toBe(false);
  controller.abort();
  expect(signal.aborted).toBe(true);
  expect(repeatSignal(controller.signal, undefined).aborted).toBe(true);
});

test("restarts a timeout that passed while the user was asked", () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  controller.abort(new NetworkError("No answer in time."));
  const signal = repeatSignal(controller.signal, 60_000);
  vi.advanceTimersByTime(59_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toBeInstanceOf(NetworkError);
});
