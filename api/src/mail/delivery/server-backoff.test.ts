import { expect, test } from "vitest";
import { createServerBackoff } from "./server-backoff.ts";

const failure = { kind: "server", message: "The mail server cannot be reached." } as const;

const startBackoff = () => {
  let at = Date.parse("2026-11-21T12:00:00Z");
  const server = createServerBackoff(() => new Date(at));
  const advance = (milliseconds: number) => {
    at += milliseconds;
  };
  return { server, advance };
};

test("a server in trouble is left alone ever longer, up to a minute, until a mail gets through", () => {
  const { server, advance } = startBackoff();
  for (let tries = 0; tries < 10; tries += 1) {
    server.record(failure);
    server.record(failure);
    const longest = Math.min(60_000, 1_000 * 2 ** tries);
    expect(server.remaining()).toBeGreaterThanOrEqual(longest / 2);
    expect(server.remaining()).toBeLessThanOrEqual(longest);
    advance(60_000);
  }
  expect(server.isFailing()).toBe(true);
  server.record(undefined);
  expect(server.isFailing()).toBe(false);
  expect(server.remaining()).toBeLessThanOrEqual(0);
});

test("a clock that is put back neither lengthens a delay nor takes the next one away", () => {
  const { server, advance } = startBackoff();
  server.record(failure);
  advance(-2 * 3_600_000);
  expect(server.remaining()).toBeLessThanOrEqual(0);
  server.record(failure);
  expect(server.remaining()).toBeGreaterThan(0);
  expect(server.remaining()).toBeLessThanOrEqual(60_000);
});
