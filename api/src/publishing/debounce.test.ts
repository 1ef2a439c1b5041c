import { expect, test } from "vitest";
import type { BuildRow } from "./build-requests.ts";
import { createDebounce } from "./debounce.ts";

/** A clock at noon, moved by hand, and requests that come when it says so. */
const openDebounce = (picturesComplete = true) => {
  let at = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(at);
  const request = (id: string): BuildRow => ({
    id,
    revision: 1,
    status: "waiting",
    reason: null,
    releaseOf: null,
    message: null,
    requestedAt: now().toISOString(),
    startedAt: null,
    finishedAt: null,
    liveAt: null,
  });
  const move = (milliseconds: number) => {
    at += milliseconds;
  };
  const { remaining } = createDebounce({ picturesComplete: async () => picturesComplete, now });
  return { request, remaining, move };
};

test("a save waits half a second for others, and for all of them together five", async () => {
  const { request, remaining, move } = openDebounce();
  expect(await remaining(request("first"))).toBe(500);
  move(400);
  const second = request("second");
  expect(await remaining(second)).toBe(500);
  move(300);
  expect(await remaining(second)).toBe(200);
  move(4_200);
  expect(await remaining(request("last"))).toBe(100);
});

test("a save before the clock is put back waits half a second from then on", async () => {
  const { request, remaining, move } = openDebounce();
  const save = request("save");
  move(100);
  expect(await remaining(save)).toBe(400);
  move(-3_600_000);
  expect(await remaining(save)).toBe(500);
  move(500);
  expect(await remaining(save)).toBe(0);
});

test("a save before the clock is put on waits no more", async () => {
  const { request, remaining, move } = openDebounce();
  const save = request("save");
  expect(await remaining(save)).toBe(500);
  move(3_600_000);
  expect(await remaining(save)).toBeLessThan(0);
});

test("pictures are waited for a minute, from when the clock is put back anew", async () => {
  const { request, remaining, move } = openDebounce(false);
  const save = request("save");
  move(10_000);
  expect(await remaining(save)).toBe(50_000);
  move(-3_600_000);
  expect(await remaining(save)).toBe(60_000);
  move(60_000);
  expect(await remaining(save)).toBe(0);
});
