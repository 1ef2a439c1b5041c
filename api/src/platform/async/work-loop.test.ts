import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createWorkLoop, type LoopContext } from "./work-loop.ts";

const forever = Number.POSITIVE_INFINITY;

const start = (run: (context: LoopContext) => Promise<number>, first = 1) => {
  const work = vi.fn(run);
  const onError = vi.fn();
  const loop = createWorkLoop({ run: work, onError, backoff: { first, longest: 60_000 } });
  onTestFinished(loop.stop);
  loop.start();
  return { loop, work, onError };
};

test("work that has nothing to do for a while is asked again after it, and not before", async () => {
  const began = performance.now();
  const { work } = start(async () => 50);
  await expect.poll(() => work.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(performance.now() - began).toBeGreaterThan(95);
});

test("works at once when it is woken while idle", async () => {
  const { loop, work } = start(async () => forever);
  await pause(20);
  expect(work).toHaveBeenCalledTimes(1);
  loop.wake();
  await expect.poll(() => work.mock.calls.length).toBe(2);
});

test("checks for work once more when it is woken while working", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { loop, work } = start(() => promise.then(() => forever));
  loop.wake();
  resolve();
  await expect.poll(() => work.mock.calls.length).toBe(2);
  await pause(20);
  expect(work).toHaveBeenCalledTimes(2);
});

test("retries failed work until it succeeds", async () => {
  let failures = 0;
  const { work, onError } = start(async () => {
    if (failures === 4) return forever;
    failures += 1;
    throw new Error("out of reach");
  });
  await expect.poll(() => work.mock.calls.length).toBe(5);
  expect(onError).toHaveBeenCalledTimes(4);
});

test("retries failed work at once when it is woken", async () => {
  const { loop, work, onError } = start(() => Promise.reject(new Error("out of reach")), 60_000);
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  loop.wake();
  await expect.poll(() => work.mock.calls.length).toBe(2);
});

test("a stop waits for the work under way, and begins none", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { loop, work } = start(() => promise);
  const stopped = vi.fn();
  const stopping = loop.stop().then(stopped);
  await pause(20);
  expect(stopped).not.toHaveBeenCalled();
  resolve(0);
  await stopping;
  expect(work).toHaveBeenCalledTimes(1);
});
