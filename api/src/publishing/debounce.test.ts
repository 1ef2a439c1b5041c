import { expect, test } from "vitest";
import type { BuildRow } from "./build-queue.ts";
import { createDebounce } from "./debounce.ts";

/** A clock at noon, moved by hand, and requests that come when it says so. */
const openPatience = (picturesComplete = true) => {
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
  const { rest } = createDebounce({ picturesComplete: async () => picturesComplete, now });
  return { request, rest, move };
};

test("a save waits half a second for others, and for all of them together five", async () => {
  const { request, rest, move } = openPatience();
  expect(await rest(request("first"))).toBe(500);
  move(400);
  const second = request("second");
  expect(await rest(second)).toBe(500);
  move(300);
  expect(await rest(second)).toBe(200);
  move(4_200);
  expect(await rest(request("last"))).toBe(100);
});

test("a save before the clock is put back waits half a second from then on", async () => {
  const { request, rest, move } = openPatience();
  const save = request("save");
  move(100);
  expect(await rest(save)).toBe(400);
  move(-3_600_000);
  expect(await rest(save)).toBe(500);
  move(500);
  expect(await rest(save)).toBe(0);
});

test("a save before the clock is put on waits no more", async () => {
  const { request, rest, move } = openPatience();
  const save = request("save");
  expect(await rest(save)).toBe(500);
  move(3_600_000);
  expect(await rest(save)).toBeLessThan(0);
});

test("pictures are waited for a minute, from when the clock is put back anew", async () => {
  const { request, rest, move } = openPatience(false);
  const save = request("save");
  move(10_000);
  expect(await rest(save)).toBe(50_000);
  move(-3_600_000);
  expect(await rest(save)).toBe(60_000);
  move(60_000);
  expect(await rest(save)).toBe(0);
});
