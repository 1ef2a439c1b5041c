import { expect, test } from "vitest";
import type { BuildRow } from "./builds/build-requests.ts";
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
  const debounce = createDebounce({ picturesComplete: async () => picturesComplete, now });
  /** A change that is published at once; others follow it. */
  const publishFirst = async () => {
    await debounce.remaining(request("published"));
    debounce.reset();
  };
  return { ...debounce, request, publishFirst, move };
};

test("a save after a quiet time waits for nothing, whatever the clock was put to before", async () => {
  const { request, remaining, reset, move } = openDebounce();
  expect(await remaining(request("first"))).toBe(0);
  reset();
  move(500);
  expect(await remaining(request("second"))).toBe(0);
  move(-3_600_000);
  reset();
  move(500);
  expect(await remaining(request("third"))).toBe(0);
});

test("a save during a build waits until half a second after it", async () => {
  const { request, remaining, reset, move } = openDebounce();
  await remaining(request("first"));
  move(2_000);
  const second = request("second");
  move(100);
  reset();
  expect(await remaining(second)).toBe(400);
  move(400);
  expect(await remaining(second)).toBe(0);
  reset();
  move(500);
  expect(await remaining(request("third"))).toBe(0);
});

test("a save that takes the place of one that waits waits as well", async () => {
  const { request, remaining, move } = openDebounce();
  await remaining(request("first"));
  move(200);
  expect(await remaining(request("second"))).toBe(500);
});

test("a save waits half a second for others, and for all of them together five", async () => {
  const { request, remaining, publishFirst, move } = openDebounce();
  await publishFirst();
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
  const { request, remaining, publishFirst, move } = openDebounce();
  await publishFirst();
  const save = request("save");
  move(100);
  expect(await remaining(save)).toBe(400);
  move(-3_600_000);
  expect(await remaining(save)).toBe(500);
  move(500);
  expect(await remaining(save)).toBe(0);
});

test("a save before the clock is put on waits no more", async () => {
  const { request, remaining, publishFirst, move } = openDebounce();
  await publishFirst();
  const save = request("save");
  expect(await remaining(save)).toBe(500);
  move(3_600_000);
  expect(await remaining(save)).toBeLessThan(0);
});

test("waits a minute for pictures, counted again after the clock was put back", async () => {
  const { request, remaining, move } = openDebounce(false);
  const save = request("save");
  expect(await remaining(save)).toBe(60_000);
  move(10_000);
  expect(await remaining(save)).toBe(50_000);
  move(-3_600_000);
  expect(await remaining(save)).toBe(60_000);
  move(60_000);
  expect(await remaining(save)).toBe(0);
});
