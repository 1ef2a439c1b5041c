import { expect, test } from "vitest";
import { retryDelay, shouldRetry } from "./retry.ts";

const reply = (status: number, retryAfter = 0) => ({
  ok: status < 300,
  status,
  retryAfter,
  body: undefined,
});

test("a message waits for what is about the server, not for what is about itself", () => {
  expect(shouldRetry(undefined)).toBe(true);
  for (const status of [429, 500, 502, 503, 507]) expect(shouldRetry(reply(status))).toBe(true);
  for (const status of [201, 400, 413, 415]) expect(shouldRetry(reply(status))).toBe(false);
});

test("rests grow to five minutes, and are not shorter than the server asks for", () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8, 2_000];
  const rests = tries.map((count) => retryDelay(count, undefined) / 1_000);
  expect(rests).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(retryDelay(1, reply(503, 2))).toBe(5_000);
  expect(retryDelay(1, reply(429, 600))).toBe(600_000);
});

test("a server may ask for an hour's rest, not for longer", () => {
  for (const seconds of [3_600, 86_400, 1e12]) {
    expect(retryDelay(1, reply(503, seconds))).toBe(3_600_000);
  }
});
