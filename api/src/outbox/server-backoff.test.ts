import { expect, test } from "vitest";
import { createServerBackoff } from "./server-backoff.ts";

const trouble = { kind: "server", sentence: "The mail server cannot be reached." } as const;

const createRests = () => {
  let at = Date.parse("2026-11-21T12:00:00Z");
  const rests = createServerBackoff(() => new Date(at));
  const advance = (milliseconds: number) => {
    at += milliseconds;
  };
  return { rests, advance };
};

test("a server in trouble is left alone ever longer, up to a minute, until a mail gets through", () => {
  const { rests, advance } = createRests();
  for (let tries = 0; tries < 10; tries += 1) {
    rests.note(trouble);
    rests.note(trouble);
    const longest = Math.min(60_000, 1_000 * 2 ** tries);
    expect(rests.left()).toBeGreaterThanOrEqual(longest / 2);
    expect(rests.left()).toBeLessThanOrEqual(longest);
    advance(60_000);
  }
  expect(rests.isInTrouble()).toBe(true);
  rests.note(undefined);
  expect(rests.isInTrouble()).toBe(false);
  expect(rests.left()).toBeLessThanOrEqual(0);
});

test("a clock that is put back neither lengthens a rest nor takes the next one away", () => {
  const { rests, advance } = createRests();
  rests.note(trouble);
  advance(-2 * 3_600_000);
  expect(rests.left()).toBeLessThanOrEqual(0);
  rests.note(trouble);
  expect(rests.left()).toBeGreaterThan(0);
  expect(rests.left()).toBeLessThanOrEqual(60_000);
});
