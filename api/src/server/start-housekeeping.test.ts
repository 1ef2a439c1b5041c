import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { startHousekeeping } from "./start-housekeeping.ts";

const never = 2 ** 30;
const log = createLog("silent");

/** Starts a job whose runs end as in `ends`; it rests forever unless a test says otherwise. */
const startJob = (
  { first = never, next = never, retry = never },
  ends: (Record<string, number> | Error | undefined)[],
) => {
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const run = async () => {
    const end = ends[begun];
    begun += 1;
    if (begun === ends.length) all.resolve();
    if (end instanceof Error) throw end;
    return end;
  };
  const jobs = [{ name: "dusting", run, first, next }];
  const { stop } = startHousekeeping({ jobs, log, retry });
  onTestFinished(stop);
  return { all: all.promise, stop, begun: () => begun };
};

const done = { shelves: 1 };

test("repeats a job", async () => {
  await startJob({ first: 0, next: 1 }, [done, { shelves: 0 }, done]).all;
});

test("retries a job that failed or couldn't start after the shorter delay", async () => {
  const failure = new Error("There is no duster.");
  await startJob({ first: 0, next: never, retry: 1 }, [undefined, failure, undefined, done]).all;
});

test("starts no job after a stop", async () => {
  const stopped = startJob({ first: 0, next: 1 }, [done]);
  await stopped.all;
  await stopped.stop();
  const before = stopped.begun();
  await startJob({ first: 0, next: 1 }, [done, done, done, done]).all;
  expect(stopped.begun()).toBe(before);
});

test("a stop aborts the running job and waits for it", async () => {
  const begun = Promise.withResolvers<void>();
  let hasBrokenOff = false;
  const run = async (signal: AbortSignal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    hasBrokenOff = true;
    return {};
  };
  const job = { name: "washing", run, first: 0, next: never };
  const housekeeping = startHousekeeping({ jobs: [job], log });
  await begun.promise;
  await housekeeping.stop();
  expect(hasBrokenOff).toBe(true);
});
